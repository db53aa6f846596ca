import type { DemoProduct } from "./demo-content.ts";

export const deskProducts: readonly DemoProduct[] = [
  {
    key: "meeting-crystal-ball",
    title: "The Meeting-Predicting Crystal Ball",
    description: "Ask whether it could have been an e-mail. It glows, it pauses, it says yes.",
    longDescription:
      'Hold both hands over the glass and think of your calendar. Twenty answers drift up through the mist, among them "they will share the wrong screen" and "bring a snack".\n\nDoubles as a paperweight on days when the future is clear enough.',
    price: "$22.00",
    category: "Desk Distractions",
    images: [
      "/demo/meeting-crystal-ball-1.webp",
      "/demo/meeting-crystal-ball-2.webp",
      "/demo/meeting-crystal-ball-3.webp",
    ],
    tags: ["office", "fortune-telling", "under-25"],
    featured: true,
    trending: false,
    affiliateLink: "https://example.com/desk/meeting-crystal-ball?tag=regretless-demo-20",
  },
  {
    key: "deadline-volcano",
    title: "Deadline Volcano Humidifier",
    description: "Erupts with cool mist every hour, so at least one of you is letting it out.",
    longDescription:
      "A palm-sized volcano with a warm glow and a very calm temper. Fill the crater with water, press the slope, and it breathes out for four hours while you breathe in.\n\nThe louder setting is called Quarter End. It is still quieter than Greg.",
    price: "$31.99",
    category: "Desk Distractions",
    images: ["/demo/deadline-volcano-1.webp", "/demo/deadline-volcano-2.webp", "/demo/deadline-volcano-3.webp"],
    tags: ["office", "wellness", "lights"],
    featured: false,
    trending: true,
    affiliateLink: "https://example.com/desk/deadline-volcano?tag=regretless-demo-20",
  },
  {
    key: "confetti-button",
    title: "Big Red Confetti Button",
    description: "Do not press it. Fine, press it. That is what the hand broom in the box is for.",
    longDescription:
      "One firm slap and a puff of paper confetti goes six feet up, with a siren that lasts just long enough to be noticed in accounting. Holds ten celebrations before it needs a refill.\n\nThe confetti is made from recycled paper, most of it agendas.",
    price: "$26.99",
    category: "Desk Distractions",
    images: ["/demo/confetti-button-1.webp", "/demo/confetti-button-2.webp", "/demo/confetti-button-3.webp"],
    tags: ["office", "party", "confetti"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/desk/confetti-button?tag=regretless-demo-20",
  },
  {
    key: "runny-nose-moai",
    title: "Stone Head With a Runny Nose",
    description: "A dignified island statue that dispenses tissues the only way it can. Bless you.",
    longDescription:
      "Carved-look resin, a foot tall, with a thousand-yard stare and a fresh tissue always waiting below it. Takes any standard box; the back comes off without a struggle.\n\nHe has outlived civilizations. He can outlive hay fever season.",
    price: "$28.99",
    category: "Desk Distractions",
    images: ["/demo/runny-nose-moai-1.webp", "/demo/runny-nose-moai-2.webp", "/demo/runny-nose-moai-3.webp"],
    tags: ["tissues", "statue", "office"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/desk/runny-nose-moai?tag=regretless-demo-20",
  },
  {
    key: "duck-board",
    title: "The Duck Board of Directors",
    description: "Six vinyl ducks in a boardroom stand. Explain your problem to them; they have seen worse.",
    longDescription:
      "Programmers have known for years that talking to a duck fixes things. Here is a quorum: a chair in a top hat, a treasurer, and four members who nod if you bump the desk.\n\nMinutes are not taken. Bread is not accepted.",
    price: "$17.99",
    category: "Desk Distractions",
    images: ["/demo/duck-board-1.webp", "/demo/duck-board-2.webp", "/demo/duck-board-3.webp"],
    tags: ["ducks", "office", "figurines", "under-25"],
    featured: false,
    trending: false,
    affiliateLink: "https://example.com/desk/duck-board?tag=regretless-demo-20",
  },
];
