import type { DemoProduct } from "./demo-content.ts";

export const outdoorProducts: readonly DemoProduct[] = [
  {
    key: "inflatable-desert-island",
    title: "Inflatable Desert Island",
    description: "Seven feet of private coastline with a palm tree and four cup holders. Bring one record.",
    longDescription:
      "Seats two castaways and a cooler, floats in anything deeper than a puddle, and comes with a mooring line so that rescue stays optional. The palm gives real shade between noon and the second drink.\n\nA foot pump is included, as is a bottle for your message. Ours would say: send ice.",
    price: "$89.99",
    category: "Outdoor Nonsense",
    images: [
      "/demo/inflatable-desert-island-1.webp",
      "/demo/inflatable-desert-island-2.webp",
      "/demo/inflatable-desert-island-3.webp",
    ],
    tags: ["pool", "summer", "inflatable", "vacation"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/outdoor/inflatable-desert-island?tag=regretless-demo-20",
  },
  {
    key: "suspicious-toadstool",
    title: "Suspiciously Comfortable Toadstool",
    description: "A garden stool with a padded cap and a low center of gravity. Toads may sit first.",
    longDescription:
      "Weatherproof stem, squashy red cap and exactly the height for shelling peas or telling a long story badly. It holds two hundred and fifty pounds of human or any number of snails.\n\nWhatever you have heard about mushrooms, this one is just a chair.",
    price: "$58.00",
    category: "Outdoor Nonsense",
    images: [
      "/demo/suspicious-toadstool-1.webp",
      "/demo/suspicious-toadstool-2.webp",
      "/demo/suspicious-toadstool-3.webp",
    ],
    tags: ["garden", "furniture", "mushroom"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/outdoor/suspicious-toadstool?tag=regretless-demo-20",
  },
  {
    key: "huggable-cactus",
    title: "A Cactus You Can Hug",
    description: "Four feet of outdoor-safe plush with arms already open. It needs no water, only you.",
    longDescription:
      "The spines are soft yarn and the pot is weighted, so it leans in when you do. Stands happily on a balcony through drought, frost and the kind of phone call you take outside.\n\nIt is a good listener. It is, after all, mostly a pillow.",
    price: "$37.25",
    category: "Outdoor Nonsense",
    images: ["/demo/huggable-cactus-1.webp", "/demo/huggable-cactus-2.webp", "/demo/huggable-cactus-3.webp"],
    tags: ["plush", "garden", "plants", "cozy"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/outdoor/huggable-cactus?tag=regretless-demo-20",
  },
  {
    key: "squirrel-picnic-table",
    title: "Picnic Table for Squirrels",
    description: "Red cedar, seats three, bolts to any tree. They will still steal from yours, but seated.",
    longDescription:
      "Spikes on the table top hold corn, walnuts or whatever the maître d' recommends. It goes up with two screws, and a reservation is usually honored within the hour.\n\nExpect chewing on the benches. That is called a review.",
    price: "$32.99",
    category: "Outdoor Nonsense",
    images: [
      "/demo/squirrel-picnic-table-1.webp",
      "/demo/squirrel-picnic-table-2.webp",
      "/demo/squirrel-picnic-table-3.webp",
    ],
    tags: ["wildlife", "garden", "squirrels"],
    featured: false,
    trending: true,
    affiliateLink: "https://example.com/outdoor/squirrel-picnic-table?tag=regretless-demo-20",
  },
  {
    key: "inbox-kite",
    title: "The Unread E-mail Kite",
    description: "Write what weighs on you along the tail, let out the string, and mark everything as flown.",
    longDescription:
      "Twelve paper envelopes clip to the tail, each with room for one sentence you are done carrying. The frame is light enough for a park breeze and forgiving of those who have not done this since they were nine.\n\nIf the string slips, that counts as inbox zero.",
    price: "$25.25",
    category: "Outdoor Nonsense",
    images: ["/demo/inbox-kite-1.webp", "/demo/inbox-kite-2.webp", "/demo/inbox-kite-3.webp"],
    tags: ["kite", "self-care", "park"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/outdoor/inbox-kite?tag=regretless-demo-20",
  },
];
