// The words of made-up products: the first of each list are common, the last are rare.
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const ADJECTIVES = list(`
  Giant Tiny Glowing Inflatable Vintage Wooden Retro Magnetic Wireless Portable Silly Golden Waterproof Neon Mini Electric
  Handmade Foldable Musical Haunted Sparkling Emergency Deluxe Fluffy Heated Floating Talking Invisible Edible Solar Crochet
  Velvet Titanium Bamboo Ceramic Holographic Miniature Rechargeable Scented Stackable Transparent Ugly Unbreakable Vegan
  Weighted Wearable Wobbly Zippered Rainbow Rusty Screaming Secret Sleepy Soggy Spicy Square Sticky Suspicious Tactical
  Tangled Tropical Turbo Ultimate Upside-down Useless Victorian Wandering Whispering Zero-gravity
`);

export const NOUNS = list(`
  Mug Lamp Socks Hat Flamingo Glass Blanket Pillow Poster Clock Helmet Speaker Robe Puzzle Bottle Opener Bag Slippers Candle
  Toaster Umbrella Wallet Notebook Keychain Dinosaur Cactus Llama Banana Pineapple Avocado Donut Taco Pizza Waffle Unicorn
  Narwhal Octopus Hedgehog Hammock Kazoo Ukulele Drone Telescope Microscope Compass Lantern Grill Smoker Fondue Teapot
  Corkscrew Decanter Flask Coaster Dartboard Karaoke Disco Trampoline Skateboard Snowglobe Snorkel Sombrero Tuxedo Kilt
  Poncho Monocle Moustache Beard Wig Cape Crown Sceptre Throne Gnome Gargoyle Griffin Yeti Kraken Zeppelin
`);

export const PURPOSES = list(`
  Cats Dogs Dads Parties Home Office Camping Travel Beginners Grandma Kids Gamers Gardeners Bachelors Astronauts Pirates
  Accountants Beekeepers Bartenders Insomniacs Librarians Lumberjacks Magicians Philosophers Plumbers Vikings Zombies
`);

export const CATEGORY_WORDS = list(`
  Kitchen Bar Garden Bathroom Bedroom Office Toys Games Gadgets Fashion Pets Party Outdoor Music Books Fitness Travel Crafts
  Decor Costumes
`);

export const CATEGORY_KINDS = list(
  `Oddities Essentials Mistakes Treasures Regrets Classics Novelties Gifts Leftovers Bargains`,
);

export const SENTENCES = [
  "It seemed like a good idea at two in the morning.",
  "Nobody needs it, and everybody asks where it came from.",
  "Ships in a box that is larger than you expect.",
  "Batteries are included, dignity is not.",
  "Machine washable, should it ever come to that.",
  "Holds two cans, three if you are patient.",
  "Glows in the dark for about as long as the party lasts.",
  "Comes with a manual in eleven languages, none of them helpful.",
  "Our cat approved of it, our neighbours did not.",
  "Makes the noise that you think it makes.",
  "Best given to somebody who lives far away.",
  "The second one is for the person who laughs at the first.",
] as const;

const SYLLABLES = list("ka lo mi ru ve zo ta ni po su bra dex fi gru hol jin kor lum mox nar ost pex qui ril");

/** A brand that few others have: `index` names it. */
export function brandOf(index: number): string {
  const letters = [];
  for (let rest = index + SYLLABLES.length ** 2; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    letters.push(SYLLABLES[rest % SYLLABLES.length]);
  }
  const name = letters.join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
