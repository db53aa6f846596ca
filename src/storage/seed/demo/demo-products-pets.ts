import type { DemoProduct } from "./demo-content.ts";

export const petProducts: readonly DemoProduct[] = [
  {
    key: "cat-casino",
    title: "Cardboard Casino for Cats",
    description: "Two floors, one roulette wheel of treats and a VIP box. It will sleep in the packaging.",
    longDescription:
      "Flat-packed and proudly flimsy, with a scratching-post craps table and dangling dice at swatting height. The roulette wheel drops a treat now and then, which is exactly how they get you.\n\nHouse rules apply: the cat is never wrong, and anything knocked off the bar stays off the bar.",
    price: "$27.99",
    category: "Pets With Opinions",
    images: ["/demo/cat-casino-1.webp", "/demo/cat-casino-2.webp", "/demo/cat-casino-3.webp"],
    tags: ["cats", "toys", "cardboard"],
    featured: true,
    trending: false,
    affiliateLink: "https://example.com/pets/cat-casino?tag=regretless-demo-20",
  },
  {
    key: "black-tie-dog",
    title: "Black Tie Set for Dogs",
    description: "Top hat, bow tie and washable cuffs. He was always the best-dressed one in spirit.",
    longDescription:
      "For weddings, openings and any walk on which one might meet the neighbor's poodle. The hat sits on soft elastic and forgives shaking; the bow tie clips to the collar he already has.\n\nFits terriers to retrievers. Does not fit how proud you are going to be.",
    price: "$21.99",
    category: "Pets With Opinions",
    images: ["/demo/black-tie-dog-1.webp", "/demo/black-tie-dog-2.webp", "/demo/black-tie-dog-3.webp"],
    tags: ["dogs", "formal", "wearable", "under-25"],
    featured: false,
    trending: true,
    affiliateLink: "https://example.com/pets/black-tie-dog?tag=regretless-demo-20",
  },
  {
    key: "goldfish-nightclub",
    title: "Nightclub Kit for Goldfish",
    description: "A mirror ball, soft lights and a velvet rope of kelp. Memorable for about nine seconds.",
    longDescription:
      "Everything clips to the rim of the tank: a floating mirror ball, a slow light show that is kind to gills, and a doorman in the shape of a pufferfish.\n\nNo music, because they already have the bubbles. Last orders is whenever you feed them.",
    price: "$23.49",
    category: "Pets With Opinions",
    images: ["/demo/goldfish-nightclub-1.webp", "/demo/goldfish-nightclub-2.webp", "/demo/goldfish-nightclub-3.webp"],
    tags: ["fish", "disco", "lights", "under-25"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/pets/goldfish-nightclub?tag=regretless-demo-20",
  },
  {
    key: "hamster-motorcycle",
    title: "Midlife Crisis Motorcycle for Hamsters",
    description: "A running wheel inside a tiny chopper. He is two; it was time to feel something.",
    longDescription:
      "The wheel turns the back tire, so every lap counts as open road. It stays exactly where you parked it, which is also true of most motorcycles bought at that age.\n\nIncludes a sunflower-seed saddlebag and a leather-look stand. Sunglasses are for photographs only.",
    price: "$39.99",
    category: "Pets With Opinions",
    images: ["/demo/hamster-motorcycle-1.webp", "/demo/hamster-motorcycle-2.webp", "/demo/hamster-motorcycle-3.webp"],
    tags: ["hamsters", "toys", "exercise"],
    featured: false,
    trending: true,
    affiliateLink: "https://example.com/pets/hamster-motorcycle?tag=regretless-demo-20",
  },
  {
    key: "parrot-podcast",
    title: "Podcast Studio for Parrots",
    description: "A perch, a microphone and a red light. Finally somewhere to repeat everything you said.",
    longDescription:
      "The perch records while the bird talks and stops when it naps, so each episode edits itself. Foam on three sides flatters the squawks and saves the neighbors.\n\nPlease check the first episode before guests hear it. You were on the phone a lot that week.",
    price: "$36.50",
    category: "Pets With Opinions",
    images: ["/demo/parrot-podcast-1.webp", "/demo/parrot-podcast-2.webp", "/demo/parrot-podcast-3.webp"],
    tags: ["birds", "audio", "gadgets"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/pets/parrot-podcast?tag=regretless-demo-20",
  },
];
