// Where the drill runs the browser tests on PostgreSQL: a database of its own for each shop.
import { randomBytes } from "node:crypto";
import { Client } from "pg";

export interface ShopDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** On the server that E2E_POSTGRES_URL names; undefined without one: then shops keep their data in a file. */
export async function createShopDatabase(): Promise<ShopDatabase | undefined> {
  const server = process.env["E2E_POSTGRES_URL"];
  if (server === undefined) return undefined;
  const name = `shop_${randomBytes(6).toString("hex")}`;
  await tell(server, `create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => tell(server, `drop database ${name} with (force)`),
  };
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
