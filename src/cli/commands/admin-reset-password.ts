import { accountFields } from "../../core/accounts/account-schema.ts";
import type { Command } from "../command.ts";
import { readField } from "../read-field.ts";
import { readOptions } from "../read-options.ts";
import { withApp } from "../with-app.ts";

/** `shop admin reset-password`: restores access to an account without email. */
export const adminResetPassword: Command = {
  name: "admin reset-password",
  usage: "--email <email>",
  summary: "set a new password and print a one-time sign-in link; prompts, or reads standard input",
  async run(words, { config, say, askSecret }) {
    const { email } = readOptions(words, ["email"]);
    const password = readField(accountFields.password, await askSecret("New password: "));
    const reset = await withApp(config, (app) => app.accounts.resetPassword({ email, password }));
    say(`${reset.account.username} has a new password and is signed out everywhere.`);
    say("Open invitations from this account are revoked, and its failed sign-in attempts are cleared.");
    say("");
    say("To sign in from any network, open this link within 15 minutes. It works once:");
    say(`  ${config.baseUrl}/admin/login#sign-in=${reset.signInToken}`);
  },
};
