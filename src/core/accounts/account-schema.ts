import { z } from "zod";
import { optionalLine, requiredLine } from "../fields/text-field.ts";
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from "./account-rules.ts";

const INVALID_EMAIL = "Email must be an address such as name@example.com.";

/** What an account is made of, as the register form, the API and the command line read it. */
export const accountFields = {
  email: requiredLine("Email", EMAIL_MAX).pipe(z.string().regex(z.regexes.html5Email, { error: INVALID_EMAIL })),
  username: requiredLine("Username", USERNAME_MAX),
  password: z
    .string({ error: "Password is required." })
    .min(1, { error: "Password is required.", abort: true })
    .min(PASSWORD_MIN, { error: `Password must have at least ${PASSWORD_MIN} characters.` })
    .max(PASSWORD_MAX, { error: `Password may have at most ${PASSWORD_MAX} characters.` }),
};

/** Signing in asks for less: what no account can have is simply wrong there. */
export const signInFields = {
  email: requiredLine("Email", EMAIL_MAX),
  password: z
    .string({ error: "Password is required." })
    .min(1, { error: "Password is required.", abort: true })
    .max(PASSWORD_MAX, { error: `Password may have at most ${PASSWORD_MAX} characters.` }),
};

/** Given by the setup link; absent on a plain local start. */
export const setupTokenField = optionalLine("Setup link", 100);
