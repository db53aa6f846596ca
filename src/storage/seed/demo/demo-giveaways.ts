import type { DemoGiveaway } from "./demo-content.ts";

const DAY_HOURS = 24;

const SPONSOR = "The Regretless demo shop";
const ELIGIBILITY = "US residents, 21 and over. No purchase needed, explicable or otherwise.";
const RULES =
  "One entry per person. The winner is drawn at random from all entries within a week of the end and told by email. Odds depend on the number of entries. The prize can’t be swapped for cash or dignity.";

export const demoGiveaways: readonly DemoGiveaway[] = [
  {
    key: "grand-hamper",
    title: "The Grand No-Regrets Hamper",
    description:
      "One wicker basket, ten of our favorite bad ideas, and a card that explains nothing. Delivered to the door of somebody who did not see it coming.",
    prize: "A hamper of ten shop favorites, worth $350",
    image: "/demo/giveaway-grand-hamper.webp",
    startsAfterHours: -3 * DAY_HOURS,
    endsAfterHours: 18 * DAY_HOURS,
    active: true,
    winnerAnnounced: false,
    howToEnter: "Tell us about your worst purchase in one sentence on the entry form. Regret is optional.",
    entryUrl: "https://example.com/giveaways/grand-no-regrets-hamper",
    sponsor: SPONSOR,
    eligibility: ELIGIBILITY,
    rules: RULES,
    winnerName: "",
  },
  {
    key: "year-of-confetti",
    title: "A Year of Emergency Confetti",
    description:
      "A Big Red Confetti Button and twelve monthly refills, one for every time it had to be said with paper.",
    prize: "One confetti button and twelve refills",
    image: "/demo/giveaway-year-of-confetti.webp",
    startsAfterHours: -60 * DAY_HOURS,
    endsAfterHours: -32 * DAY_HOURS,
    active: true,
    winnerAnnounced: true,
    howToEnter: "Send in the sentence that most deserves confetti.",
    entryUrl: "",
    sponsor: SPONSOR,
    eligibility: ELIGIBILITY,
    rules: RULES,
    winnerName: "Dana W. from Tulsa, Oklahoma",
  },
  {
    key: "duck-dinner",
    title: "Dinner With the Duck Board",
    description:
      "Pasta for two, a bottle of red and the full Duck Board of Directors at the head of the table. Motions are carried by quacking.",
    prize: "Dinner for two and a Duck Board of Directors",
    image: "/demo/giveaway-duck-dinner.webp",
    startsAfterHours: -24 * DAY_HOURS,
    endsAfterHours: -2 * DAY_HOURS,
    active: true,
    winnerAnnounced: false,
    howToEnter: "Quack into your phone for ten seconds and send in the recording.",
    entryUrl: "",
    sponsor: SPONSOR,
    eligibility: ELIGIBILITY,
    rules: RULES,
    winnerName: "",
  },
];
