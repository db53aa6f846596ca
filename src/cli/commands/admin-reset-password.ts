import { accountFields } from "../../core/accounts/account-schema.ts";
import type { Command } from "../command.ts";
import { readField } from "../read-field.ts";
import { readOptions } from "../read-options.ts";
import { withApp } from "../with-app.ts";

/** `shop admin reset-password`: needs no mail; ends all sessions of the account. */
export const adminResetPassword: Command = {
  name: "admin reset-password",
  usage: "--email <email>",
  summary: "give an account a new password and sign it out everywhere; asks, or reads the standard input",
  async run(words, { config, say, askSecret }) {
    const { email } = readOptions(words, ["email"]);
    const password = readField(accountFields.password, await askSecret("New password: "));
    const account = await withApp(config, (app) => app.accounts.resetPassword({ email, password }));
    say(`${account.username} has a new password and is signed out everywhere.`);
  },
};
