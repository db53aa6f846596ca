// Port: what the shop makes of price texts, apart from the products that carry them.

/** By which habits the stored prices were read, and how far. */
export interface PriceReading {
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** Running number of the last product that was read so; null when all were. */
  readonly readUpTo: number | null;
}

export interface StoredPrice {
  readonly seq: number;
  readonly price: string;
  readonly hidden: boolean;
  /** Integer thousandths; null where the text does not parse. */
  readonly priceAmount: number | null;
  readonly priceUpperAmount: number | null;
  readonly priceCurrency: string | null;
}

export interface PriceChange {
  readonly before: StoredPrice;
  readonly after: StoredPrice;
}

export interface PriceStore {
  /** Undefined before the first reading: all prices were read by the default settings. */
  findReading(): Promise<PriceReading | undefined>;
  saveReading(reading: PriceReading): Promise<void>;
  /** Prices by running number, from the one behind `afterSeq` on. */
  list(range: { readonly afterSeq: number; readonly limit: number }): Promise<readonly StoredPrice[]>;
  /** In any order; those that are gone are left out. */
  find(seqs: readonly number[]): Promise<readonly StoredPrice[]>;
  /** Keeps amounts and currencies; the products' own versions stay, since their owner changed nothing about them. */
  save(changes: readonly PriceChange[]): Promise<void>;
}
