import { accountFields } from "../../core/accounts/account-schema.ts";
import type { Command } from "../command.ts";
import { readField } from "../read-field.ts";
import { readOptions } from "../read-options.ts";
import { withApp } from "../with-app.ts";

/** `shop admin create`: an account without the browser, whatever REGISTRATION says. */
export const adminCreate: Command = {
  name: "admin create",
  usage: "--email <email> --username <name>",
  summary: "make an account; asks for the password, or reads it from the standard input",
  async run(words, { config, say, askSecret }) {
    const options = readOptions(words, ["email", "username"]);
    const email = readField(accountFields.email, options.email);
    const username = readField(accountFields.username, options.username);
    const password = readField(accountFields.password, await askSecret("Password: "));
    const account = await withApp(config, (app) => app.accounts.createAccount({ email, username, password }));
    say(`${account.username} may now sign in at ${config.baseUrl}/admin/login`);
  },
};
