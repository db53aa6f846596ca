import type { DemoCategory } from "./demo-content.ts";

export const demoCategories: readonly DemoCategory[] = [
  {
    name: "Party Starters",
    description: "For evenings that were going to be quiet. They aren't now.",
  },
  {
    name: "Kitchen Mischief",
    description: "Tools for people who cook with a glass in the other hand.",
  },
  {
    name: "Pets With Opinions",
    description: "They have been meaning to talk to you about their lifestyle.",
  },
  {
    name: "Desk Distractions",
    description: "Small, legal ways to look busy until five o'clock.",
  },
  {
    name: "Questionable Fashion",
    description: "Clothes that start conversations, and finish some.",
  },
  {
    name: "Home Oddities",
    description: "Things your guests will point at before they take their coat off.",
  },
  {
    name: "Outdoor Nonsense",
    description: "Fresh air, poor judgement and somewhere to put your drink.",
  },
  {
    name: "Midnight Gadgets",
    description: "Technology that made perfect sense at one in the morning.",
  },
];
