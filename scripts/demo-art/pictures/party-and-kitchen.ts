import type { PictureSet } from "../picture.ts";

export const partyAndKitchenPictures: PictureSet = {
  "happy-hour-helmet": [
    {
      layout: "podium",
      palette: "amber",
      cast: [
        ["🍺", -205, 235, 250, -12],
        ["🍺", 205, 235, 250, 12],
        ["⛑️", 0, 0, 360, -3],
        ["🥨", -420, -110, 170, -10],
        ["🍋", 415, -100, 120, 10],
      ],
    },
    { layout: "lens", palette: "plum", props: ["⛑️", "🍺", "🥤"] },
    { layout: "knolling", palette: "foam", props: ["⛑️", "🍺", "🥨", "🍋", "🍻"] },
  ],
  "shower-disco": [
    {
      layout: "dancefloor",
      palette: "midnight",
      cast: [
        ["🪩", 0, 420, 300],
        ["🛁", 0, 0, 390],
        ["🫧", -240, 330, 170, -10],
        ["🫧", 250, 360, 130, 14],
        ["🦆", -350, -30, 170, -4],
        ["🧽", 350, -20, 150, 8],
      ],
    },
    { layout: "orbit", palette: "lilac", props: ["🪩", "🫧", "🚿", "🧼", "🦆", "🧽", "🫧"] },
    { layout: "stickers", palette: "mint", props: ["🚿", "🪩", "🦆", "🕺", "🧼", "💃", "🫧", "✨"] },
  ],
  "victory-pinata": [
    {
      layout: "sunburst",
      palette: "blush",
      cast: [
        ["🪅", 0, 250, 400, -6],
        ["🍬", -300, -20, 150, -14],
        ["🍭", 300, -10, 190, 12],
        ["🍫", -180, -60, 130, 14],
        ["🍬", 170, -60, 120, 18],
      ],
    },
    { layout: "pop", palette: "amber", props: ["🪅", "🍬", "🎉", "🍭", "🍫"] },
    { layout: "polaroids", palette: "lilac", props: ["🪅", "🎊", "🍬"] },
  ],
  "applause-karaoke-mic": [
    {
      layout: "stage",
      palette: "plum",
      cast: [
        ["🎤", 0, 230, 390, 4],
        ["👏", -250, -10, 210, -8],
        ["👏", 250, -10, 210, 8],
        ["🎶", -215, 380, 140, -8],
        ["🌹", 60, -40, 150, 30],
      ],
    },
    { layout: "lens", palette: "cherry", props: ["🎤", "👏", "🎶"] },
    { layout: "tiles", palette: "foam", props: ["🎤", "👏", "🎶", "🌹", "🏆"] },
  ],
  "dish-duty-slot-machine": [
    {
      layout: "counter",
      palette: "foam",
      cast: [
        ["🎰", 0, 0, 390, -2],
        ["🍽️", -350, 0, 240, -8],
        ["🧽", 310, 0, 160, 8],
        ["🫧", 360, 190, 120, 8],
        ["🪙", -165, -40, 90, -10],
        ["🪙", 190, -50, 80, 12],
      ],
    },
    { layout: "pop", palette: "plum", props: ["🎰", "🍒", "🧽", "🪙", "🍋"] },
    { layout: "arches", palette: "mint", props: ["🎰", "🧼", "🍽️"] },
  ],
  tacosaurus: [
    {
      layout: "meadow",
      palette: "lilac",
      cast: [
        ["🦕", -120, 0, 390],
        ["🌮", 195, 0, 260, 6],
        ["🌮", -115, 190, 165, -12],
        ["🌶️", 370, -20, 140, 20],
        ["🥑", -385, -15, 160, -8],
      ],
    },
    { layout: "lens", palette: "amber", props: ["🌮", "🦕", "🌶️"] },
    { layout: "stickers", palette: "foam", props: ["🦖", "🌮", "🥑", "🌶️", "🦕", "🍅", "🧀", "🌽"] },
  ],
  "last-slice-safe": [
    {
      layout: "podium",
      palette: "cherry",
      cast: [
        ["🍕", 0, 215, 390, 6],
        ["🔐", 175, 0, 210, 6],
        ["🚨", -400, -105, 180, -6],
        ["👀", 400, -95, 180, 4],
      ],
    },
    { layout: "arches", palette: "lilac", props: ["🍕", "🔒", "🔑"] },
    { layout: "knolling", palette: "amber", props: ["🍕", "🔐", "🍅", "🧀", "🔑"] },
  ],
  "octopus-stirrers": [
    {
      layout: "counter",
      palette: "mint",
      cast: [
        ["🍹", -275, 0, 310, -4],
        ["🍸", 275, 0, 300, 4],
        ["🐙", 0, 0, 350, -3],
        ["🍋", -110, -50, 110, -10],
        ["🍒", 150, -55, 110, 10],
      ],
    },
    { layout: "orbit", palette: "plum", props: ["🐙", "🍹", "🍸", "🍋", "🥃", "🍒", "🧊"] },
    { layout: "tiles", palette: "blush", props: ["🐙", "🍹", "🍋", "🍸", "🧊"] },
  ],
  "disappointed-egg-timer": [
    {
      layout: "blob",
      palette: "foam",
      cast: [
        ["🐔", 0, 0, 370, -3],
        ["🥚", -285, 0, 210, -10],
        ["⏲️", 280, 0, 220, 8],
        ["💬", 230, 400, 170, 4],
      ],
    },
    { layout: "lens", palette: "cherry", props: ["🐔", "🥚", "⏲️"] },
    { layout: "shelves", palette: "mint", props: ["🐔", "🥚", "🍳", "⏲️", "🐣"] },
  ],
  "fondue-for-one": [
    {
      layout: "night",
      palette: "midnight",
      cast: [
        ["🫕", 0, 0, 390],
        ["🧀", -330, 0, 230, -8],
        ["🥖", 320, -10, 240, 10],
        ["🕯️", -180, -60, 150],
        ["🍷", 195, -45, 170, 4],
      ],
    },
    { layout: "pop", palette: "amber", props: ["🫕", "🧀", "🥖", "🍷", "🧀"] },
    { layout: "knolling", palette: "cherry", props: ["🧀", "🥖", "🫕", "🍷", "🍇"] },
  ],
};
