import { expect, test } from "vitest";
import { isFiltered, type Listing, listingKey, readListing, toAddress, toQuery } from "./listing.ts";

const read = (address: string): Listing => readListing(new URL(address, "https://shop.example").searchParams);

test("an address is read and written back as it was", () => {
  const address = "/?q=disco+ball&category=Party+Starters&price=15-30&sort=price_asc&after=abc";
  expect(toAddress("/", read(address))).toBe(address);
  expect(toAddress("/category/hats", read("/"))).toBe("/category/hats");
});

test("what no link of the shop says changes nothing", () => {
  const plain = read("/");
  for (const strange of [
    "/?price=x",
    "/?price=-",
    "/?price=1.5-2",
    "/?price=99999999-",
    "/?price=50-25",
    "/?price=25-25",
    "/?price=-0",
    "/?sort=popular",
    "/?color=red",
  ])
    expect(listingKey(read(strange)), strange).toBe(listingKey(plain));
  expect(isFiltered(plain)).toBe(false);
});

test("the server is asked for what the address says", () => {
  expect(toQuery(read("/?price=15-30&category=Party&sort=price_desc&q=x&after=c"))).toEqual({
    limit: 48,
    q: "x",
    category: "Party",
    price_from: "15",
    price_below: "30",
    sort: "price_desc",
    cursor: "c",
  });
  expect(toQuery(read("/?price=-15"))).toEqual({ limit: 48, price_below: "15" });
  expect(toQuery(read("/?price=60-"))).toEqual({ limit: 48, price_from: "60" });
});
