import type { DemoDeal } from "./demo-content.ts";

const DAY_HOURS = 24;

export const demoDeals: readonly DemoDeal[] = [
  {
    key: "snack-abductor",
    title: "Snack Abductor, Half Price Until It Lands",
    description:
      "The battery is charged and the fries are getting cold. Take it to your leader for half.",
    image: "/demo/deal-snack-abductor.webp",
    exclusivePrice: "$24.99",
    originalPrice: "$49.99",
    discountPercentage: "50%",
    expiresAfterHours: 20,
    affiliateLink: "https://example.com/deals/snack-abductor?tag=regretless-demo-20",
  },
  {
    key: "croissant-pillow",
    title: "Croissant Pillow, Fresh Out of the Oven",
    description:
      "Forty percent off while the batch is warm. Your neck has waited long enough.",
    image: "/demo/deal-croissant-pillow.webp",
    exclusivePrice: "$20.97",
    originalPrice: "$34.95",
    discountPercentage: "40%",
    expiresAfterHours: 5 * DAY_HOURS,
    affiliateLink: "https://example.com/deals/croissant-travel-pillow?tag=regretless-demo-20",
  },
  {
    key: "flamingo-lamp",
    title: "Flamingo Lamp, Leaning Into a Discount",
    description:
      "The warehouse says she takes up too much room. We say she needs a better one: yours.",
    image: "/demo/deal-flamingo-lamp.webp",
    exclusivePrice: "$42.24",
    originalPrice: "$64.99",
    discountPercentage: "35%",
    expiresAfterHours: 9 * DAY_HOURS,
    affiliateLink: "https://example.com/deals/flamingo-lamp?tag=regretless-demo-20",
  },
  {
    key: "shower-disco",
    title: "Shower Disco, Encore Price",
    description: "Thirty percent off one mirror ball. The singing remains full price.",
    image: "/demo/deal-shower-disco.webp",
    exclusivePrice: "$13.99",
    originalPrice: "$19.99",
    discountPercentage: "30%",
    expiresAfterHours: 16 * DAY_HOURS,
    affiliateLink: "https://example.com/deals/shower-disco?tag=regretless-demo-20",
  },
  {
    key: "last-slice-safe",
    title: "Last Slice Safe, One Slice Off",
    description:
      "A quarter of the price is gone and nobody admits to it. No expiry: hunger has none either.",
    image: "/demo/deal-last-slice-safe.webp",
    exclusivePrice: "$24.00",
    originalPrice: "$32.00",
    discountPercentage: "25%",
    expiresAfterHours: undefined,
    affiliateLink: "https://example.com/deals/last-slice-safe?tag=regretless-demo-20",
  },
];
