import type { PictureSet } from "../picture.ts";

export const outdoorAndGadgetPictures: PictureSet = {
  "inflatable-desert-island": [
    {
      layout: "meadow",
      palette: "amber",
      cast: [
        ["🏝️", 0, 0, 400],
        ["🦩", -330, 0, 250, -4],
        ["🍹", 310, -5, 210, 8],
        ["🐚", -150, -50, 110, -8],
        ["🦀", 170, -50, 130, 6],
      ],
    },
    { layout: "orbit", palette: "mint", props: ["🏝️", "🦩", "🍹", "🐚", "🛟", "🥥", "🦀"] },
    { layout: "stickers", palette: "lilac", props: ["🏝️", "🍹", "🦩", "🥥", "🛟", "🕶️", "🐚", "🌊"] },
  ],
  "suspicious-toadstool": [
    {
      layout: "meadow",
      palette: "forest",
      cast: [
        ["🍄", 0, 0, 400, -2],
        ["🐸", 300, -5, 220, 5],
        ["🐌", -300, -10, 210, -3],
        ["🦋", 230, 420, 140, 14],
        ["☕", -130, -55, 120, 4],
      ],
    },
    { layout: "lens", palette: "blush", props: ["🍄", "🐸", "🐌"] },
    { layout: "polaroids", palette: "plum", props: ["🍄", "🐸", "🦔"] },
  ],
  "huggable-cactus": [
    {
      layout: "blob",
      palette: "blush",
      cast: [
        ["🌵", 0, 0, 400, 3],
        ["🤗", -265, 0, 240, -10],
        ["💛", 260, 330, 170, 12],
        ["🧸", 290, 0, 230, 6],
      ],
    },
    { layout: "pop", palette: "lilac", props: ["🌵", "🤗", "💚", "🧸", "💛"] },
    { layout: "knolling", palette: "amber", props: ["🌵", "🧸", "💚", "🤗", "🪴"] },
  ],
  "squirrel-picnic-table": [
    {
      layout: "meadow",
      palette: "mint",
      cast: [
        ["🌳", 330, 0, 360],
        ["🐿️", -20, 0, 330, -2],
        ["🧺", -320, 0, 230, -6],
        ["🌰", 150, -45, 130, 10],
        ["🥜", -150, -50, 110, -10],
      ],
    },
    { layout: "tiles", palette: "forest", props: ["🐿️", "🌰", "🧺", "🥜", "🌳"] },
    { layout: "shelves", palette: "blush", props: ["🐿️", "🌰", "🧺", "🥜", "🍎"] },
  ],
  "inbox-kite": [
    {
      layout: "meadow",
      palette: "blush",
      cast: [
        ["🪁", 40, 330, 400, 6],
        ["📧", -280, 380, 180, -14],
        ["📨", 330, 450, 150, 12],
        ["📩", -390, 190, 140, -8],
        ["📬", 300, 0, 240, 4],
        ["🐕", -170, 0, 210, -2],
      ],
    },
    { layout: "lens", palette: "mint", props: ["🪁", "📧", "🌬️"] },
    { layout: "knolling", palette: "plum", props: ["🪁", "📧", "☁️", "📬", "📨"] },
  ],
  "two-am-phone-jail": [
    {
      layout: "night",
      palette: "midnight",
      cast: [
        ["📱", 0, 0, 380, -5],
        ["🔒", 150, -20, 240, 8],
        ["💔", -300, 330, 150, -12],
        ["🍷", -270, 0, 220, -4],
      ],
    },
    { layout: "arches", palette: "cherry", props: ["📱", "🔒", "🗝️"] },
    { layout: "stickers", palette: "foam", props: ["🔒", "📱", "💔", "🗝️", "🍷", "🌙", "⛓️", "😴"] },
  ],
  "snack-abductor": [
    {
      layout: "night",
      palette: "plum",
      cast: [
        ["🛸", 0, 420, 390, -5],
        ["🍟", -90, 150, 190, -16],
        ["🍩", 120, 110, 150, 16],
        ["🐄", 320, 0, 240, 3],
        ["🍿", -320, 0, 230, -4],
      ],
    },
    { layout: "pop", palette: "forest", props: ["🛸", "🍟", "🐄", "🍩", "👽"] },
    { layout: "orbit", palette: "amber", props: ["🛸", "🍟", "👽", "🍩", "🍿", "🌮", "🍔"] },
  ],
  "nodding-robot": [
    {
      layout: "blob",
      palette: "amber",
      cast: [
        ["🤖", 0, 0, 380, -5],
        ["💬", 265, 370, 210, 6],
        ["🔋", -270, 0, 200, -8],
        ["☕", 275, 0, 190, 4],
        ["👍", -255, 340, 170, -10],
      ],
    },
    { layout: "lens", palette: "midnight", props: ["🤖", "💬", "🔋"] },
    { layout: "tiles", palette: "mint", props: ["🤖", "💬", "👍", "🔋", "☕"] },
  ],
  "rent-collecting-alarm": [
    {
      layout: "counter",
      palette: "forest",
      cast: [
        ["⏰", 0, 0, 380, -4],
        ["🐷", 300, 0, 270, 4],
        ["🪙", 190, 380, 110, 14],
        ["🪙", 290, 330, 90, -10],
        ["💸", -290, 320, 200, -8],
        ["🛏️", -330, 0, 260, 0],
      ],
    },
    { layout: "pop", palette: "blush", props: ["⏰", "🪙", "🐷", "💸", "💤"] },
    { layout: "arches", palette: "amber", props: ["⏰", "🐷", "🪙"] },
  ],
  "wobbly-galaxy-projector": [
    {
      layout: "podium",
      palette: "forest",
      cast: [
        ["📽️", 0, 0, 330, -3],
        ["🪐", 0, 430, 290, -8],
        ["🌟", -280, 400, 150, -8],
        ["☄️", 290, 380, 170, 8],
        ["🌍", -410, -105, 170],
        ["🌙", 410, -100, 150, 8],
      ],
    },
    { layout: "orbit", palette: "midnight", props: ["🪐", "🌍", "🚀", "🌟", "🌙", "☄️", "🛸"] },
    { layout: "polaroids", palette: "cherry", props: ["🪐", "🛋️", "🚀"] },
  ],
};
