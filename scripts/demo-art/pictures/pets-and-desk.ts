import type { PictureSet } from "../picture.ts";

export const petsAndDeskPictures: PictureSet = {
  "cat-casino": [
    {
      layout: "dancefloor",
      palette: "cherry",
      cast: [
        ["🎰", -270, 0, 270, -4],
        ["🐱", 60, 0, 370, 3],
        ["🎲", 330, -10, 170, 12],
        ["🃏", 270, 260, 170, 14],
        ["🪙", -130, -50, 90, 8],
        ["🐟", -40, -60, 130, -8],
      ],
    },
    { layout: "tiles", palette: "foam", props: ["🐱", "🎲", "🃏", "🐟", "🪙"] },
    { layout: "pop", palette: "mint", props: ["🐱", "🃏", "🎲", "🐟", "🪙"] },
  ],
  "black-tie-dog": [
    {
      layout: "stage",
      palette: "midnight",
      cast: [
        ["🐶", 0, 0, 350],
        ["🎩", 0, 385, 240, -6],
        ["🎀", 5, 14, 150, 3],
        ["🦴", -310, -15, 190, -14],
        ["🥂", 300, 0, 210, 6],
      ],
    },
    { layout: "lens", palette: "mint", props: ["🎩", "🐶", "🦴"] },
    { layout: "polaroids", palette: "amber", props: ["🐩", "🎩", "🐕"] },
  ],
  "goldfish-nightclub": [
    {
      layout: "dancefloor",
      palette: "plum",
      cast: [
        ["🪩", 0, 470, 210],
        ["🐠", -175, 230, 280, -8],
        ["🐡", 185, 200, 250, 8],
        ["🪸", -330, 0, 220, -4],
        ["🫧", 30, 330, 120, 6],
        ["🐚", 330, -20, 170, 8],
        ["🎧", 185, 345, 190, 6],
      ],
    },
    { layout: "orbit", palette: "mint", props: ["🐠", "🪩", "🫧", "🎵", "🐡", "🐚", "🫧"] },
    { layout: "stickers", palette: "amber", props: ["🐠", "🪩", "🐡", "🎧", "🐙", "🪸", "🎵", "🫧"] },
  ],
  "hamster-motorcycle": [
    {
      layout: "sunburst",
      palette: "amber",
      cast: [
        ["🏍️", 40, 0, 400],
        ["🐹", 6, 325, 230, 6],
        ["🕶️", 2, 311, 140, 6],
        ["💨", 320, 100, 150],
        ["🌻", -390, 0, 220, -8],
        ["🥜", -255, -40, 110, -12],
      ],
    },
    { layout: "polaroids", palette: "plum", props: ["🐹", "🏍️", "🌻"] },
    { layout: "knolling", palette: "lilac", props: ["🏍️", "🐹", "🥜", "🌻", "🏁"] },
  ],
  "parrot-podcast": [
    {
      layout: "blob",
      palette: "lilac",
      cast: [
        ["🦜", 60, 0, 390, -2],
        ["🎙️", -220, 0, 280, -6],
        ["🎧", 320, -10, 210, 10],
        ["💬", -180, 420, 170, -6],
        ["🥜", -370, -20, 110, 8],
      ],
    },
    { layout: "lens", palette: "amber", props: ["🎙️", "🦜", "📻"] },
    { layout: "tiles", palette: "plum", props: ["🦜", "🎙️", "🎧", "📻", "💬"] },
  ],
  "meeting-crystal-ball": [
    {
      layout: "podium",
      palette: "lilac",
      cast: [
        ["🔮", 0, 0, 380],
        ["📧", -250, 330, 180, -12],
        ["📅", 255, 320, 190, 10],
        ["🌙", -410, -95, 150, -8],
        ["☕", 410, -105, 180, 4],
      ],
    },
    { layout: "pop", palette: "midnight", props: ["🔮", "📅", "📧", "✨", "☕"] },
    { layout: "arches", palette: "amber", props: ["🔮", "📅", "☕"] },
  ],
  "deadline-volcano": [
    {
      layout: "meadow",
      palette: "blush",
      cast: [
        ["🌋", 0, 0, 400],
        ["💻", -320, -10, 230, -5],
        ["📎", 260, -20, 130, 20],
        ["☁️", 50, 450, 200],
        ["📚", 370, 0, 190, 4],
      ],
    },
    { layout: "lens", palette: "forest", props: ["🌋", "💧", "📅"] },
    { layout: "shelves", palette: "lilac", props: ["🌋", "📚", "🪴", "☕", "📎"] },
  ],
  "confetti-button": [
    {
      layout: "sunburst",
      palette: "plum",
      cast: [
        ["🚨", 0, 0, 350],
        ["🎉", -285, 40, 280, -8],
        ["🎊", 300, 340, 240, 8],
        ["👇", 0, 470, 190, 4],
        ["🥳", 300, -10, 220, 6],
      ],
    },
    { layout: "pop", palette: "mint", props: ["🚨", "🎉", "🎊", "🥳", "🎈"] },
    { layout: "stickers", palette: "blush", props: ["🥳", "🎉", "🎊", "🚨", "🎈", "🪅", "👏", "✨"] },
  ],
  "runny-nose-moai": [
    {
      layout: "podium",
      palette: "mint",
      cast: [
        ["🗿", 0, 0, 400, -2],
        ["🧻", -240, -10, 190, -8],
        ["🤧", 400, -100, 170, 6],
        ["🌺", -420, -105, 150, -8],
      ],
    },
    { layout: "arches", palette: "plum", props: ["🗿", "🧻", "🌺"] },
    { layout: "knolling", palette: "amber", props: ["🗿", "🧻", "🌺", "🤧", "🌴"] },
  ],
  "duck-board": [
    {
      layout: "counter",
      palette: "lilac",
      cast: [
        ["🦆", 0, 0, 330],
        ["🦆", -330, 0, 240, -4],
        ["🦆", 330, 0, 240, 4],
        ["🎩", -18, 350, 160, -8],
        ["💼", -165, -50, 150, -5],
        ["📈", 175, -55, 150, 6],
      ],
    },
    { layout: "lens", palette: "plum", props: ["🦆", "💼", "👔"] },
    { layout: "tiles", palette: "mint", props: ["🦆", "💼", "📈", "👔", "☕"] },
  ],
};
