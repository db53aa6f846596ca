import type { DemoProduct } from "./demo-content.ts";

export const partyProducts: readonly DemoProduct[] = [
  {
    key: "happy-hour-helmet",
    title: "Hands-Free Happy Hour Helmet",
    description: "Two cup holders, one straw and a chin strap. Safety first, sipping a very close second.",
    longDescription:
      "Somebody looked at a hard hat and thought: it is protecting the wrong thing. This one carries two drinks at ear height and leaves both hands free for nachos, applause or holding on to the railing.\n\nThe straws take turns, so you can pair a lager with a lemonade and call it balance. Wipes clean. So will your conscience.",
    price: "$24.99",
    category: "Party Starters",
    images: ["/demo/happy-hour-helmet-1.webp", "/demo/happy-hour-helmet-2.webp", "/demo/happy-hour-helmet-3.webp"],
    tags: ["party", "wearable", "beer", "hands-free"],
    featured: true,
    trending: true,
    affiliateLink: "https://example.com/party/happy-hour-helmet?tag=regretless-demo-20",
  },
  {
    key: "shower-disco",
    title: "The Shower Disco",
    description: "A waterproof mirror ball for the bathroom. You were going to sing in there anyway.",
    longDescription:
      "Sticks to any tile with a suction cup and turns in time with whatever you are shouting. Three light moods: Saturday Night, Sunday Morning and Late For Work.\n\nThe battery lasts about forty choruses. Your neighbors will know exactly how many that is.",
    price: "$19.99",
    category: "Party Starters",
    images: ["/demo/shower-disco-1.webp", "/demo/shower-disco-2.webp", "/demo/shower-disco-3.webp"],
    tags: ["bathroom", "disco", "waterproof", "lights"],
    featured: true,
    trending: false,
    affiliateLink: "https://example.com/party/shower-disco?tag=regretless-demo-20",
  },
  {
    key: "victory-pinata",
    title: "Tiny Piñata for Minor Victories",
    description: "Answered the e-mail? Folded the laundry? Take a swing. Refillable, like your optimism.",
    longDescription:
      'Adulthood is short on parades, so here is one the size of a grapefruit. It hangs from any door handle, holds eleven candies and opens with a single well-meant tap.\n\nComes with a very small stick and a list of thirty achievements that count, starting with "got up".',
    price: "$12.95",
    category: "Party Starters",
    images: ["/demo/victory-pinata-1.webp", "/demo/victory-pinata-2.webp", "/demo/victory-pinata-3.webp"],
    tags: ["party", "candy", "self-care", "under-25"],
    featured: false,
    trending: true,
    affiliateLink: "https://example.com/party/victory-pinata?tag=regretless-demo-20",
  },
  {
    key: "applause-karaoke-mic",
    title: "Karaoke Mic With Applause Button",
    description: "Wireless, loud, and loyal to the end: one press brings a standing ovation, deserved or not.",
    longDescription:
      "It has echo for confidence, an auto-tune for the second chorus and a red button that plays ninety seconds of a stadium losing its mind. There is also a gentle cough setting for when a friend needs to be stopped.\n\nCharges over USB and remembers your key, even when you don't.",
    price: "$29.99",
    category: "Party Starters",
    images: [
      "/demo/applause-karaoke-mic-1.webp",
      "/demo/applause-karaoke-mic-2.webp",
      "/demo/applause-karaoke-mic-3.webp",
    ],
    tags: ["music", "karaoke", "wireless", "party"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/party/applause-karaoke-mic?tag=regretless-demo-20",
  },
  {
    key: "dish-duty-slot-machine",
    title: "Dish Duty Slot Machine",
    description: "Pull the lever to learn who washes up. The house always wins; the house is whoever cooked.",
    longDescription:
      "Fill the reels with up to six names and let fate hold the sponge. Three in a row means a full night off, and the lights make sure everybody hears about it.\n\nEnds arguments, starts new and better ones. Takes no real money, only dignity.",
    price: "$34.99",
    category: "Party Starters",
    images: [
      "/demo/dish-duty-slot-machine-1.webp",
      "/demo/dish-duty-slot-machine-2.webp",
      "/demo/dish-duty-slot-machine-3.webp",
    ],
    tags: ["games", "housemates", "kitchen"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/party/dish-duty-slot-machine?tag=regretless-demo-20",
  },
];
