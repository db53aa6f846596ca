import type { DemoProduct } from "./demo-content.ts";

export const homeProducts: readonly DemoProduct[] = [
  {
    key: "flamingo-lamp",
    title: "Flamingo Floor Lamp With Posture",
    description: "Stands on one leg beside the sofa all evening and never once mentions its core.",
    longDescription:
      "Four feet tall, weighted foot, and a bulb tucked under the wing that throws the kind of pink everybody looks well in. Dim it with a scratch behind the neck.\n\nIt has no opinion about the television. It is simply nice to have someone there who is standing up straight.",
    price: "$64.99",
    category: "Home Oddities",
    images: ["/demo/flamingo-lamp-1.webp", "/demo/flamingo-lamp-2.webp", "/demo/flamingo-lamp-3.webp"],
    tags: ["lights", "living-room", "birds"],
    featured: true,
    trending: false,
    affiliateLink: "https://example.com/home/flamingo-lamp?tag=regretless-demo-20",
  },
  {
    key: "banana-landline",
    title: "The Banana Landline",
    description: "A banana on a real cradle, with a dial tone. Pairs with your phone, rings like it is 1974.",
    longDescription:
      "Lift the banana to answer, hang it up to mean it. The cradle connects wirelessly to whatever you normally ignore calls on and rings with two actual brass bells.\n\nThe fruit is silicone. We are told it does not bruise, unlike the person who slams it down.",
    price: "$33.99",
    category: "Home Oddities",
    images: ["/demo/banana-landline-1.webp", "/demo/banana-landline-2.webp", "/demo/banana-landline-3.webp"],
    tags: ["phone", "fruit", "retro"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/home/banana-landline?tag=regretless-demo-20",
  },
  {
    key: "haunted-night-light",
    title: "The Politely Haunted Night Light",
    description: "A small ghost that glows until you are asleep, then sees itself out. Says goodnight first.",
    longDescription:
      "Warm white, cordless and entirely on your side. Tap its head for ten, thirty or sixty minutes of company; it dims so slowly that you will not catch it leaving.\n\nSuitable for children, adults and anyone who just watched the wrong film.",
    price: "$24.50",
    category: "Home Oddities",
    images: [
      "/demo/haunted-night-light-1.webp",
      "/demo/haunted-night-light-2.webp",
      "/demo/haunted-night-light-3.webp",
    ],
    tags: ["lights", "bedroom", "ghost", "under-25"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/home/haunted-night-light?tag=regretless-demo-20",
  },
  {
    key: "bathroom-throne-kit",
    title: "Royal Bathroom Throne Kit",
    description: "Gold trim, two armrests and a small crown on the cistern. Long may you reign.",
    longDescription:
      'Fits over any standard seat without tools, which is more than can be said for most monarchies. The armrests fold away for commoners, and the crown holds a spare roll.\n\nIncludes a door sign reading "The court is in session".',
    price: "$27.50",
    category: "Home Oddities",
    images: [
      "/demo/bathroom-throne-kit-1.webp",
      "/demo/bathroom-throne-kit-2.webp",
      "/demo/bathroom-throne-kit-3.webp",
    ],
    tags: ["bathroom", "royalty", "decor"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/home/bathroom-throne-kit?tag=regretless-demo-20",
  },
  {
    key: "five-oclock-clock",
    title: "It's-Always-Five-O'Clock Clock",
    description: "A handsome wall clock that has made up its mind. Wrong twenty-two hours a day, right when it counts.",
    longDescription:
      "The second hand sweeps with great purpose and nothing else moves at all. Hang it in the kitchen, the office or the shed you call an office.\n\nBatteries included. They will last for ever; they barely have a job.",
    price: "$36.00",
    category: "Home Oddities",
    images: ["/demo/five-oclock-clock-1.webp", "/demo/five-oclock-clock-2.webp", "/demo/five-oclock-clock-3.webp"],
    tags: ["clock", "cocktails", "wall-decor"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/home/five-oclock-clock?tag=regretless-demo-20",
  },
];
