import { Client } from "pg";

/** The titles of all products in a PostgreSQL database, with how often each is there. */
export async function readStoredTitles(url: string): Promise<Map<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ title: string; n: number }>(
    "select title, count(*)::int as n from products group by title",
  );
  await client.end();
  return new Map(rows.map(({ title, n }) => [title, n]));
}
