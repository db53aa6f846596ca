import type { SignedInJson } from "../../wire/account-json.ts";
import type { NewInvitationJson } from "../../wire/team-json.ts";
import { FUZZED_CATEGORY } from "./schema-values.ts";
import type { Identity } from "./send-fuzzed.ts";

const PASSWORD = "correct horse battery";

/** Everyone who can call a shop: nobody, an owner and an editor. Registers them in an empty shop, and adds a category. */
export async function registerIdentities(url: string, setupToken?: string): Promise<readonly Identity[]> {
  const setup = setupToken === undefined ? {} : { setup_token: setupToken };
  const owner = await register(url, { email: "owner@shop.example", username: "owner", ...setup });
  await post(`${url}/api/categories`, { name: FUZZED_CATEGORY }, owner);
  const { link } = await post<NewInvitationJson>(`${url}/api/invitations`, { email: "", role: "editor" }, owner);
  const invitation = link.slice(link.indexOf("=") + 1);
  const editor = await register(url, { email: "editor@shop.example", username: "editor", invitation });
  return [
    { name: "visitor", token: undefined },
    { name: "owner", token: owner },
    { name: "editor", token: editor },
  ];
}

/** Identities whose session has ended, which means most of their requests were rejected as unauthenticated. */
export async function listSignedOut(url: string, identities: readonly Identity[]): Promise<readonly string[]> {
  const signedIn = identities.filter(({ token }) => token !== undefined);
  const checked = await Promise.all(
    signedIn.map(async ({ name, token = "" }) => {
      const { ok } = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
      return ok ? [] : [name];
    }),
  );
  return checked.flat();
}

async function register(url: string, account: object): Promise<string> {
  return (await post<SignedInJson>(`${url}/api/auth/register`, { ...account, password: PASSWORD })).access_token;
}

async function post<Json>(address: string, body: object, token?: string): Promise<Json> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { "content-type": "application/json", ...authorization };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Json;
}
