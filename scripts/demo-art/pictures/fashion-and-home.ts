import type { PictureSet } from "../picture.ts";

export const fashionAndHomePictures: PictureSet = {
  "croissant-travel-pillow": [
    {
      layout: "meadow",
      palette: "plum",
      cast: [
        ["🥐", 0, 190, 400, -8],
        ["😴", 15, 215, 200, 6],
        ["🧳", 330, 0, 270, 4],
        ["✈️", -300, 420, 200, -8],
        ["☕", -340, -10, 180, -4],
      ],
    },
    { layout: "lens", palette: "amber", props: ["🥐", "😴", "✈️"] },
    { layout: "stickers", palette: "plum", props: ["🥐", "😴", "🧳", "✈️", "🛂", "☕", "🧈", "💤"] },
  ],
  "formal-lobster-mittens": [
    {
      layout: "stage",
      palette: "forest",
      cast: [
        ["🦞", 0, 250, 400, 3],
        ["🧤", -290, 0, 250, -8],
        ["🎩", 290, 0, 230, 6],
        ["🍋", 120, -45, 110, 8],
      ],
    },
    { layout: "orbit", palette: "blush", props: ["🦞", "🧤", "🎩", "🍋", "🦀", "🧈", "🧣"] },
    { layout: "polaroids", palette: "mint", props: ["🦀", "🧤", "🦞"] },
  ],
  "baguette-bag": [
    {
      layout: "podium",
      palette: "blush",
      cast: [
        ["🥖", 60, 330, 330, 14],
        ["👜", 0, 0, 350, -2],
        ["🕶️", -400, -100, 190, -6],
        ["🧀", 400, -105, 150, 8],
      ],
    },
    { layout: "arches", palette: "plum", props: ["👜", "🥖", "🕶️"] },
    { layout: "knolling", palette: "mint", props: ["🥖", "👜", "🧀", "🍷", "🥐"] },
  ],
  "sourdough-loafers": [
    {
      layout: "podium",
      palette: "plum",
      cast: [
        ["🍞", 0, 220, 330, -6],
        ["👞", -150, 0, 290, -4],
        ["👞", 170, -10, 290, 4],
        ["🧈", -420, -105, 150, -6],
        ["🌾", 420, -95, 180, 8],
      ],
    },
    { layout: "pop", palette: "blush", props: ["👞", "🍞", "🧈", "🥖", "🌾"] },
    { layout: "shelves", palette: "amber", props: ["👞", "🍞", "🥖", "🥐", "🥯"] },
  ],
  "bin-night-cape": [
    {
      layout: "night",
      palette: "midnight",
      cast: [
        ["🦸", 60, 0, 390],
        ["🗑️", -260, 0, 280, -6],
        ["🦝", 320, -15, 240, 4],
        ["🍌", -90, -45, 110, -12],
      ],
    },
    { layout: "pop", palette: "cherry", props: ["🦸", "🗑️", "🦝", "⚡", "🍌"] },
    { layout: "tiles", palette: "lilac", props: ["🦸", "🗑️", "🦝", "⚡", "🌙"] },
  ],
  "flamingo-lamp": [
    {
      layout: "blob",
      palette: "mint",
      cast: [
        ["🦩", 0, 0, 400, 2],
        ["💡", 190, 380, 210, 14],
        ["🪴", -310, 0, 260, -4],
        ["🛋️", 330, -10, 270, 2],
      ],
    },
    { layout: "lens", palette: "amber", props: ["🦩", "💡", "🔌"] },
    { layout: "arches", palette: "lilac", props: ["🦩", "🪴", "💡"] },
  ],
  "banana-landline": [
    {
      layout: "sunburst",
      palette: "lilac",
      cast: [
        ["☎️", 0, 0, 350],
        ["🍌", 0, 345, 270, -14],
        ["💬", 280, 360, 190, 6],
        ["🐵", -320, 0, 240, -6],
        ["🍌", 320, -20, 170, 20],
      ],
    },
    { layout: "pop", palette: "plum", props: ["🍌", "☎️", "🐵", "💬", "📞"] },
    { layout: "knolling", palette: "foam", props: ["🍌", "📞", "🐵", "☎️", "💬"] },
  ],
  "haunted-night-light": [
    {
      layout: "night",
      palette: "plum",
      cast: [
        ["👻", 0, 255, 390, -4],
        ["🕯️", -290, 0, 220, -3],
        ["🎃", 300, -5, 230, 5],
      ],
    },
    { layout: "orbit", palette: "midnight", props: ["👻", "🌙", "🕯️", "🦇", "🎃", "🔌", "⭐"] },
    { layout: "polaroids", palette: "foam", props: ["👻", "🛏️", "🫖"] },
  ],
  "bathroom-throne-kit": [
    {
      layout: "podium",
      palette: "midnight",
      cast: [
        ["🚽", 0, 0, 370],
        ["👑", 0, 430, 220, -8],
        ["🧻", -400, -105, 180, -6],
        ["📰", 400, -100, 190, 8],
        ["🪠", 235, -15, 210, 10],
      ],
    },
    { layout: "arches", palette: "amber", props: ["🚽", "👑", "🧻"] },
    { layout: "stickers", palette: "lilac", props: ["👑", "🚽", "🧻", "🪠", "📰", "🛁", "🧼", "✨"] },
  ],
  "five-oclock-clock": [
    {
      layout: "counter",
      palette: "blush",
      cast: [
        ["🕔", 0, 0, 380, -3],
        ["🍹", -310, 0, 270, -6],
        ["🍸", 300, 0, 260, 5],
        ["🌴", -445, 0, 180, -4],
        ["🥜", 140, -55, 100, 8],
      ],
    },
    { layout: "lens", palette: "mint", props: ["🕔", "🍹", "⛱️"] },
    { layout: "tiles", palette: "amber", props: ["🕔", "🍹", "🍸", "🍋", "🌴"] },
  ],
};
