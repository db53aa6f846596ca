import type { DemoProduct } from "./demo-content.ts";

export const fashionProducts: readonly DemoProduct[] = [
  {
    key: "croissant-travel-pillow",
    title: "Croissant Travel Pillow",
    description: "Buttery soft, flaky in pattern only. Wear it round your neck and wake up somewhere better.",
    longDescription:
      "It curves exactly the way airplane seats do not, and the inner side is a plush that has been compared to brioche by people who would know. The cover unzips and washes; crumbs from the actual croissant come out too.\n\nSeat neighbors may sniff your shoulder. Let them.",
    price: "$34.95",
    category: "Questionable Fashion",
    images: [
      "/demo/croissant-travel-pillow-1.webp",
      "/demo/croissant-travel-pillow-2.webp",
      "/demo/croissant-travel-pillow-3.webp",
    ],
    tags: ["travel", "bakery", "cozy", "plush"],
    featured: true,
    trending: true,
    affiliateLink: "https://example.com/fashion/croissant-travel-pillow?tag=regretless-demo-20",
  },
  {
    key: "formal-lobster-mittens",
    title: "Formal Lobster Mittens",
    description: "Long red claws, satin lining, three pearl buttons. For waving at people from staircases.",
    longDescription:
      "Warm to the elbow and surprisingly dexterous: you can hold a flute, a phone or a grudge. The pincers close with a quiet snap that ends most conversations.\n\nNot for use near butter.",
    price: "$19.50",
    category: "Questionable Fashion",
    images: [
      "/demo/formal-lobster-mittens-1.webp",
      "/demo/formal-lobster-mittens-2.webp",
      "/demo/formal-lobster-mittens-3.webp",
    ],
    tags: ["gloves", "formal", "seafood", "under-25"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/fashion/formal-lobster-mittens?tag=regretless-demo-20",
  },
  {
    key: "baguette-bag",
    title: "The Baguette Bag, for One Baguette",
    description: "Finally a handbag that knows what it is for. Holds a loaf, and very little of your past.",
    longDescription:
      "Soft tan faux leather with a breathable lining, cut so that the crust shows just enough to seem effortless. A pocket on the side takes a wedge of something ripe.\n\nAt the bakery they will start calling you by your first name.",
    price: "$42.00",
    category: "Questionable Fashion",
    images: ["/demo/baguette-bag-1.webp", "/demo/baguette-bag-2.webp", "/demo/baguette-bag-3.webp"],
    tags: ["bags", "bakery", "accessories"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/fashion/baguette-bag?tag=regretless-demo-20",
  },
  {
    key: "sourdough-loafers",
    title: "Genuine Sourdough Loafers",
    description: "Slippers shaped like the bread you swore you would keep baking. No starter to feed.",
    longDescription:
      "A crusty-looking upper, a crumb of memory foam and a sole that grips kitchen tiles at two in the morning. They arrive in a paper bag, warm if you live near the depot in July.\n\nTwenty-four hours of proving, zero hours of effort.",
    price: "$29.95",
    category: "Questionable Fashion",
    images: ["/demo/sourdough-loafers-1.webp", "/demo/sourdough-loafers-2.webp", "/demo/sourdough-loafers-3.webp"],
    tags: ["slippers", "bakery", "puns", "cozy"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/fashion/sourdough-loafers?tag=regretless-demo-20",
  },
  {
    key: "bin-night-cape",
    title: "Cape for Taking the Trash Out",
    description: "Satin, floor-length, reflective at the hem. Tuesday is bin night, and you are the night.",
    longDescription:
      "Snaps on over pajamas in one movement and billows in anything above a light breeze. There is an inside pocket for the recycling calendar and a loop for your keys, because being locked out in a cape is a different evening.\n\nThe raccoons will respect it.",
    price: "$38.00",
    category: "Questionable Fashion",
    images: ["/demo/bin-night-cape-1.webp", "/demo/bin-night-cape-2.webp", "/demo/bin-night-cape-3.webp"],
    tags: ["cape", "chores", "wearable"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/fashion/bin-night-cape?tag=regretless-demo-20",
  },
];
