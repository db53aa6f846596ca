import { z } from "zod";
import { optionalLine, requiredLine } from "../fields/text-field.ts";
import { ROLES } from "./role.ts";
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from "./account-rules.ts";

const INVALID_EMAIL = "Email must be an address such as name@example.com.";

/** A password that somebody chooses. */
function newPassword(label: string) {
  return existingPassword(label).min(PASSWORD_MIN, {
    error: `${label} must have at least ${PASSWORD_MIN} characters.`,
  });
}

/** A password that is compared: what no account can have is simply wrong there. */
function existingPassword(label: string) {
  return z
    .string({ error: `${label} is required.` })
    .min(1, { error: `${label} is required.`, abort: true })
    .max(PASSWORD_MAX, { error: `${label} may have at most ${PASSWORD_MAX} characters.` });
}

/** What an account is made of, as the register form, the API and the command line read it. */
export const accountFields = {
  email: requiredLine("Email", EMAIL_MAX).pipe(z.string().regex(z.regexes.html5Email, { error: INVALID_EMAIL })),
  username: requiredLine("Username", USERNAME_MAX),
  password: newPassword("Password"),
};

/** Signing in asks for less. */
export const signInFields = {
  email: requiredLine("Email", EMAIL_MAX),
  password: existingPassword("Password"),
};

/** Changing one's own password: the current one is only compared, the new one must be a good one. */
export const passwordChangeFields = {
  current_password: existingPassword("Current password"),
  new_password: newPassword("New password"),
};

/** The one e-mail that an invitation is for; empty for any. */
export const invitedEmailField = optionalLine("Email", EMAIL_MAX).refine(
  (email) => email === "" || z.regexes.html5Email.test(email),
  { error: INVALID_EMAIL },
);

export const roleField = z.enum(ROLES, { error: "Role must be owner or editor." });

/** The secret of a sign-in link. */
export const signInLinkField = requiredLine("Sign-in link", 100);

/** The secret of an invitation link; absent without one. */
export const invitationField = optionalLine("Invitation link", 100);

/** Given by the setup link; absent on a plain local start. */
export const setupTokenField = optionalLine("Setup link", 100);
