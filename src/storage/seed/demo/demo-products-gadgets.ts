import type { DemoProduct } from "./demo-content.ts";

export const gadgetProducts: readonly DemoProduct[] = [
  {
    key: "two-am-phone-jail",
    title: "Two A.M. Phone Jail",
    description: "A barred box with a timer lock. Your ex will never know how much they owe this thing.",
    longDescription:
      "Put the phone in, turn the dial, and it stays in until breakfast. Emergency calls still work through the bars; essays do not.\n\nParole is possible after solving three long divisions, which sorts out most nights.",
    price: "$28.00",
    category: "Midnight Gadgets",
    images: ["/demo/two-am-phone-jail-1.webp", "/demo/two-am-phone-jail-2.webp", "/demo/two-am-phone-jail-3.webp"],
    tags: ["phone", "self-care", "timer"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/gadgets/two-am-phone-jail?tag=regretless-demo-20",
  },
  {
    key: "snack-abductor",
    title: "Flying Saucer Snack Abductor",
    description: "A hovering tray that takes fries from one end of the sofa to the other. It comes in peace.",
    longDescription:
      "Four quiet rotors, a beam of soft green light and a tray that carries up to six ounces of anything fried. It follows the remote, then follows you, then lands when the bowl is empty.\n\nThe dog will have questions. So, eventually, will the cows.",
    price: "$49.99",
    category: "Midnight Gadgets",
    images: ["/demo/snack-abductor-1.webp", "/demo/snack-abductor-2.webp", "/demo/snack-abductor-3.webp"],
    tags: ["snacks", "space", "gadgets", "movie-night"],
    featured: true,
    trending: true,
    affiliateLink: "https://example.com/gadgets/snack-abductor?tag=regretless-demo-20",
  },
  {
    key: "nodding-robot",
    title: "Robot That Nods While You Talk",
    description: 'No camera, no cloud, no advice. It only tilts its head and says "mm" in the right places.',
    longDescription:
      "It hears that you are speaking but not what you say, which makes it the most discreet friend you will ever charge over USB. Eyebrows go up at volume; both go down at sighs.\n\nOne full battery lasts a breakup, or two and a half reorganizations.",
    price: "$44.50",
    category: "Midnight Gadgets",
    images: ["/demo/nodding-robot-1.webp", "/demo/nodding-robot-2.webp", "/demo/nodding-robot-3.webp"],
    tags: ["robot", "wellness", "gadgets"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/gadgets/nodding-robot?tag=regretless-demo-20",
  },
  {
    key: "rent-collecting-alarm",
    title: "Alarm Clock That Charges Rent",
    description: "Every snooze costs a coin from the pig beside it. By March you can afford a better mattress.",
    longDescription:
      "The clock rings until the piggy bank hears a coin drop, then buys you nine minutes. It takes dimes, quarters and, on Mondays, quarters only.\n\nAt the end of the year you open the pig and meet the price of your dreams.",
    price: "$35.99",
    category: "Midnight Gadgets",
    images: [
      "/demo/rent-collecting-alarm-1.webp",
      "/demo/rent-collecting-alarm-2.webp",
      "/demo/rent-collecting-alarm-3.webp",
    ],
    tags: ["clock", "bedroom", "savings"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/gadgets/rent-collecting-alarm?tag=regretless-demo-20",
  },
  {
    key: "wobbly-galaxy-projector",
    title: "Galaxy Projector With a Wobble",
    description: "Throws ten thousand stars on the ceiling, slightly tipsy. You can finally stop driving out of town.",
    longDescription:
      "Nebulae in four colors, a moon that keeps real phases, and a gentle sway that the manual calls cosmic drift. Leave it on for an hour and your problems become appropriately small.\n\nShooting stars pass about every six minutes. Have the wish ready.",
    price: "$54.99",
    category: "Midnight Gadgets",
    images: [
      "/demo/wobbly-galaxy-projector-1.webp",
      "/demo/wobbly-galaxy-projector-2.webp",
      "/demo/wobbly-galaxy-projector-3.webp",
    ],
    tags: ["lights", "space", "bedroom", "cozy"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/gadgets/wobbly-galaxy-projector?tag=regretless-demo-20",
  },
];
