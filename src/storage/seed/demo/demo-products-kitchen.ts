import type { DemoProduct } from "./demo-content.ts";

export const kitchenProducts: readonly DemoProduct[] = [
  {
    key: "tacosaurus",
    title: "Tacosaurus, the Prehistoric Taco Stand",
    description: "Holds two tacos between its plates so nothing falls out. Sixty-five million years well spent.",
    longDescription:
      "Tacos have one flaw: they lie down. Tacosaurus stands guard over the filling while you reach for the salsa, and never once asks for a bite.\n\nDishwasher safe, child approved, and sturdy enough for the fourth taco, which is the one you will tell nobody about.",
    price: "$16.99",
    category: "Kitchen Mischief",
    images: ["/demo/tacosaurus-1.webp", "/demo/tacosaurus-2.webp", "/demo/tacosaurus-3.webp"],
    tags: ["tacos", "dinosaurs", "tableware", "under-25"],
    featured: true,
    trending: true,
    affiliateLink: "https://example.com/kitchen/tacosaurus?tag=regretless-demo-20",
  },
  {
    key: "last-slice-safe",
    title: "The Last Slice Safe",
    description: "A lockable box shaped for exactly one piece of pizza. Trust is good. This is better.",
    longDescription:
      "You know who you live with. The Last Slice Safe fits any regular wedge, keeps it cold in the fridge door and opens to a four-digit code that should not be your birthday.\n\nThree wrong guesses set off an alarm and a recorded voice that says your name, disappointedly.",
    price: "$32.00",
    category: "Kitchen Mischief",
    images: ["/demo/last-slice-safe-1.webp", "/demo/last-slice-safe-2.webp", "/demo/last-slice-safe-3.webp"],
    tags: ["pizza", "housemates", "storage"],
    featured: false,
    trending: true,
    affiliateLink: "https://example.com/kitchen/last-slice-safe?tag=regretless-demo-20",
  },
  {
    key: "octopus-stirrers",
    title: "Octopus Cocktail Stirrers, Set of Eight",
    description: "One tentacle per guest, so nobody loses track of their drink. Or of the octopus.",
    longDescription:
      "Eight bendy arms, eight colors, and a round-headed base that holds them all upright on the bar, looking hopeful. Hook one over the rim and your glass is yours for the night.\n\nAlso handy for olives that have rolled somewhere difficult.",
    price: "$13.50",
    category: "Kitchen Mischief",
    images: ["/demo/octopus-stirrers-1.webp", "/demo/octopus-stirrers-2.webp", "/demo/octopus-stirrers-3.webp"],
    tags: ["cocktails", "barware", "hosting", "under-25"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/kitchen/octopus-stirrers?tag=regretless-demo-20",
  },
  {
    key: "disappointed-egg-timer",
    title: "The Disappointed Egg Timer",
    description: "A hen that watches your eggs and sighs when you overcook them. Accurate to the second.",
    longDescription:
      'Set her for soft, medium or "we had an agreement". She clucks at one minute to go and lets out a long, maternal breath at zero.\n\nNo app and no subscription, only standards.',
    price: "$18.75",
    category: "Kitchen Mischief",
    images: [
      "/demo/disappointed-egg-timer-1.webp",
      "/demo/disappointed-egg-timer-2.webp",
      "/demo/disappointed-egg-timer-3.webp",
    ],
    tags: ["breakfast", "timer", "under-25"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/kitchen/disappointed-egg-timer?tag=regretless-demo-20",
  },
  {
    key: "fondue-for-one",
    title: "Fondue for One, No Witnesses",
    description: "A pot the size of a soup bowl, a flame, four forks for some reason. All the cheese is yours.",
    longDescription:
      "Sharing is a virtue; it is also nine o'clock and you have had a week. The ceramic pot melts half a pound of cheese in six minutes and keeps it moving until the bread runs out.\n\nThe other three forks are there in case anybody asks.",
    price: "$44.99",
    category: "Kitchen Mischief",
    images: ["/demo/fondue-for-one-1.webp", "/demo/fondue-for-one-2.webp", "/demo/fondue-for-one-3.webp"],
    tags: ["cheese", "self-care", "tableware", "cozy"],
    featured: true,
    trending: false,
    affiliateLink: "https://example.com/kitchen/fondue-for-one?tag=regretless-demo-20",
  },
];
