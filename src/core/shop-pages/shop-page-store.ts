// Port: the pages whose words the owner changed.
import type { OwnersText, ShopPageKey } from "./shop-page.ts";

export interface ShopPageStore {
  find(key: ShopPageKey): Promise<OwnersText | undefined>;
  list(): Promise<ReadonlyMap<ShopPageKey, OwnersText>>;
  save(key: ShopPageKey, text: OwnersText): Promise<void>;
  /** Lets the default words stand again. */
  remove(key: ShopPageKey): Promise<void>;
}
