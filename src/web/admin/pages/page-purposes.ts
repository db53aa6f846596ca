/** What each page is for, by its key. */
export const PURPOSES: Readonly<Record<string, string>> = {
  about: "Who you are and what this shop is.",
  contact: "How to reach you. Contact and imprint from the settings stand above your words.",
  privacy: "What the shop keeps about people is stated by itself; your words stand below it.",
  disclosure: "How affiliate links work. The sentences from the settings stand above your words.",
};
