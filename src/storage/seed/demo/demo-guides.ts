import type { DemoGuide } from "./demo-content.ts";

export const demoGuides: readonly DemoGuide[] = [
  {
    key: "friend-with-everything",
    title: "For the Friend Who Has Everything",
    description:
      "They own the good knives and the better sofa. They do not own a motorcycle for their hamster. Here is where you come in.",
    image: "/demo/guide-friend-with-everything.webp",
    occasion: "Birthday",
    featured: true,
    products: [
      {
        product: "snack-abductor",
        blurb: "Nobody has ever said they already have one. Watch the second the fries lift off.",
      },
      {
        product: "flamingo-lamp",
        blurb: "For the room that is finished. It wasn't.",
      },
      {
        product: "hamster-motorcycle",
        blurb: "If they have a hamster. If they don't, that is next year's present.",
      },
      {
        product: "inflatable-desert-island",
        blurb: "The big gesture, folded to the size of a pillowcase.",
      },
      {
        product: "banana-landline",
        blurb: "They will answer every call you make for a month. Use it wisely.",
      },
    ],
  },
  {
    key: "first-apartment",
    title: "First Apartment, Questionable Furniture",
    description:
      "The keys are new, the boxes are everywhere, and somebody has to bring the personality. A plant is nice; a haunted lamp is nicer.",
    image: "/demo/guide-first-apartment.webp",
    occasion: "Housewarming",
    featured: true,
    products: [
      {
        product: "dish-duty-slot-machine",
        blurb: "Settles the only question that ever breaks up a household.",
      },
      {
        product: "haunted-night-light",
        blurb: "New places make noises. This one at least introduces itself.",
      },
      {
        product: "last-slice-safe",
        blurb: "Good fences make good roommates.",
      },
      {
        product: "five-oclock-clock",
        blurb: "The first nail in the wall should set the tone.",
      },
    ],
  },
  {
    key: "secret-santa",
    title: "Secret Santa, All Under $25",
    description:
      "You drew the colleague you have met twice. Every one of these stays within the limit and beats a mug.",
    image: "/demo/guide-secret-santa.webp",
    occasion: "Holidays",
    featured: false,
    products: [
      {
        product: "victory-pinata",
        blurb: "Works for any department, including the ones without victories.",
      },
      {
        product: "tacosaurus",
        blurb: "You need to know nothing about a person except that they eat.",
      },
      {
        product: "duck-board",
        blurb: "Better listeners than the real one, and they fit on a windowsill.",
      },
      {
        product: "meeting-crystal-ball",
        blurb: "It will be passed around by lunch and consulted by three.",
      },
      {
        product: "formal-lobster-mittens",
        blurb: "The risky one. The one they talk about in February.",
      },
    ],
  },
  {
    key: "apologies",
    title: "Sorry About Last Night: Gifts by Degree of Guilt",
    description: 'Arranged from "I finished your cereal" to "I sang at your wedding". Sign the card yourself, please.',
    image: "/demo/guide-apologies.webp",
    occasion: "Apology",
    featured: false,
    products: [
      {
        product: "octopus-stirrers",
        blurb: "Minor. You were a little late and a little loud.",
      },
      {
        product: "huggable-cactus",
        blurb: "Moderate. For when you were the prickly one.",
      },
      {
        product: "fondue-for-one",
        blurb: "Serious. Says: you deserve all the cheese, and I don't deserve a fork.",
      },
      {
        product: "wobbly-galaxy-projector",
        blurb: "Severe. You cannot take it back, but you can give them the stars.",
      },
    ],
  },
];
