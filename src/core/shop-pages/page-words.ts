import type { Settings } from "../settings/settings.ts";
import { EMPTY_TEXT, type RichParagraph, type RichText } from "./rich-text.ts";
import type { ShopPageKey } from "./shop-page.ts";
import { KEPT_IN_BROWSER, KEPT_ON_SERVER, type KeptData } from "./stored-data.ts";
import { bold, bullets, heading, linkTo, paragraph, text } from "./write-text.ts";

/** What a page says while the owner wrote nothing for it, so that no shop looks unfinished. */
export function defaultWords(key: ShopPageKey, settings: Settings): RichText {
  switch (key) {
    case "about":
      return aboutWords(settings);
    case "contact":
      return contactWords(settings);
    case "privacy":
      return EMPTY_TEXT;
    case "disclosure":
      return disclosureWords(settings);
  }
}

/** What the shop says by itself, whatever the owner adds. */
export const statedWords = (key: ShopPageKey): RichText => (key === "privacy" ? PRIVACY_FACTS : EMPTY_TEXT);

function aboutWords({ shopName, retailer }: Settings): RichText {
  return text(
    paragraph(
      `${shopName} is a collection of things nobody needs and somebody will love. We look through the odd corners of the internet, so that you can buy with confidence at any hour.`,
    ),
    heading("How it works"),
    paragraph(
      `We sell nothing ourselves. Every product here leads to a merchant such as ${retailer}: there you pay, from there it is sent, and there it goes back to, if it must.`,
    ),
    heading("How we earn"),
    paragraph(
      "When you buy through one of our links, the merchant may pay us a commission. You pay the same price either way. ",
      linkTo("/disclosure", "The whole story stands in our affiliate disclosure"),
      ".",
    ),
    heading("What you will find"),
    bullets(
      paragraph(linkTo("/", "All products"), ", the newest first"),
      paragraph(linkTo("/gift-guides", "Gift guides"), " for people who have everything"),
      paragraph(linkTo("/giveaways", "Giveaways"), ", while they last"),
      paragraph(linkTo("/exclusives", "Exclusive deals"), ", while they last even less"),
    ),
  );
}

function contactWords({ shopName }: Settings): RichText {
  return text(
    heading("Questions about an order"),
    paragraph(
      `${shopName} only links to products. Payment, delivery, returns and warranty are in the hands of the merchant who sold it to you, and so is its customer service.`,
    ),
    heading("Questions about this site"),
    paragraph(
      "What we keep about you stands on our ",
      linkTo("/privacy", "privacy page"),
      ", how we earn in our ",
      linkTo("/disclosure", "affiliate disclosure"),
      ".",
    ),
  );
}

function disclosureWords({ shopName, retailer }: Settings): RichText {
  return text(
    heading("What an affiliate link is"),
    paragraph(
      `Links from ${shopName} to a merchant carry a tag that tells the merchant where you came from. If you buy something then, the merchant may pay us a commission. It comes out of the merchant's pocket, and your price stays the same.`,
    ),
    heading("What that means for what we show"),
    bullets(
      paragraph("Buttons that lead to a merchant, such as “Buy Now” and “Grab This Deal”, are affiliate links."),
      paragraph("Nobody pays us to be shown here or to be shown first."),
      paragraph("Prices and deals can change at any time. What the merchant shows when you pay is what counts."),
    ),
    heading("Whom you buy from"),
    paragraph(
      `Your contract is with the merchant, for example ${retailer}. Payment, delivery, returns and warranty are in the merchant's hands.`,
    ),
  );
}

const PRIVACY_FACTS: RichText = text(
  heading("Visitors"),
  paragraph(
    "You don't need an account to browse. This shop sets no cookies, doesn't count visits, and loads no scripts from other servers. Its log records which page was requested and when, without IP address, browser or search terms.",
  ),
  heading("What stays in your browser"),
  paragraph("Your browser may store the following for this site. Clearing the site's data removes it."),
  bullets(...Object.values(KEPT_IN_BROWSER).map(keptLine)),
  heading("Links and images from other sites"),
  paragraph(
    "Links to merchants contain a tag that tells the merchant you came from this shop. What the merchant stores about you is in its own privacy policy. Some images load from merchants' servers, which then see your IP address.",
  ),
  heading("People who run the shop"),
  paragraph(
    "Only people with an account can change the shop. Its database stores the following about them, about attempts to sign in, and about sponsors and winners of giveaways. It stores nothing about other visitors.",
  ),
  bullets(...Object.values(KEPT_ON_SERVER).map(keptLine)),
);

function keptLine({ name, words }: KeptData): RichParagraph {
  return paragraph(bold(`${name}: `), words);
}
