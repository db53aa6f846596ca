import type { Picture } from "../picture.ts";

/** One picture each: the file carries the name as it stands here. */
export const occasionPictures: Readonly<Record<string, Picture>> = {
  "guide-friend-with-everything": {
    layout: "sunburst",
    palette: "cherry",
    cast: [
      ["🎁", 0, 0, 370, -3],
      ["🎂", -300, 0, 260, -4],
      ["🎈", 270, 330, 250, 8],
      ["🥳", 310, -10, 210, 5],
      ["👑", 0, 440, 170, -8],
    ],
  },
  "guide-first-apartment": {
    layout: "blob",
    palette: "mint",
    cast: [
      ["🛋️", 0, 0, 400],
      ["🪴", -340, 0, 270, -3],
      ["📦", 330, 0, 260, 4],
      ["🖼️", -130, 400, 210, -4],
      ["🕔", 130, 400, 160, 3],
      ["🔑", 130, -45, 110, 14],
    ],
  },
  "guide-secret-santa": {
    layout: "night",
    palette: "forest",
    cast: [
      ["🎄", 0, 0, 400],
      ["🎁", -270, 0, 240, -5],
      ["🤫", 280, 0, 220, 6],
      ["🍪", -110, -50, 120, -8],
      ["🥛", 130, -50, 140, 4],
    ],
  },
  "guide-apologies": {
    layout: "stage",
    palette: "plum",
    cast: [
      ["💐", 0, 0, 370, -4],
      ["🥺", -270, 0, 230, -6],
      ["🧸", 270, 0, 250, 5],
      ["💌", 190, 400, 150, 12],
      ["🍫", -110, -45, 110, -8],
    ],
  },
  "giveaway-grand-hamper": {
    layout: "podium",
    palette: "plum",
    cast: [
      ["🍾", -120, 210, 320, -12],
      ["🪩", 130, 290, 220, 8],
      ["🧺", 0, 0, 380],
      ["🎁", -410, -105, 200, -6],
      ["🍕", 410, -105, 190, 8],
    ],
  },
  "giveaway-year-of-confetti": {
    layout: "pop",
    palette: "cherry",
    props: ["🎉", "🎊", "🎈", "🥳", "✨"],
  },
  "giveaway-duck-dinner": {
    layout: "counter",
    palette: "cherry",
    cast: [
      ["🦆", 0, 0, 350],
      ["🍝", -290, 0, 270, -4],
      ["🍷", 290, 0, 240, 4],
      ["🕯️", 180, -30, 190],
      ["🎩", -20, 370, 160, -8],
    ],
  },
  "deal-shower-disco": { layout: "ticket", palette: "mint", props: ["🪩", "🚿", "🫧", "🦆"] },
  "deal-croissant-pillow": { layout: "ticket", palette: "lilac", props: ["🥐", "😴", "✈️", "🧳"] },
  "deal-last-slice-safe": { layout: "ticket", palette: "blush", props: ["🍕", "🔐", "🚨", "🔑"] },
  "deal-snack-abductor": { layout: "ticket", palette: "midnight", props: ["🛸", "🍟", "🍩", "🍿"] },
  "deal-flamingo-lamp": { layout: "ticket", palette: "plum", props: ["🦩", "💡", "🪴", "🔌"] },
};
