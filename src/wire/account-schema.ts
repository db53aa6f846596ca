import { z } from "zod";
import {
  accountFields,
  invitationField,
  roleField,
  setupTokenField,
  signInFields,
  signInLinkField,
} from "../core/accounts/account-schema.ts";
import type { AccountJson, SignedInJson } from "./account-json.ts";
import { describes } from "./agreement.ts";
import { idSchema, instantSchema } from "./instant-schema.ts";

export const accountSchema = describes<AccountJson>()(
  z
    .object({
      id: idSchema,
      email: z.string(),
      username: z.string(),
      role: roleField,
      created_at: instantSchema,
    })
    .meta({ id: "Account" }),
);

export const signedInSchema = describes<SignedInJson>()(
  z
    .object({
      access_token: z.string(),
      token_type: z.literal("bearer"),
      user: accountSchema,
    })
    .meta({ id: "SignedIn" }),
);

/** `POST /auth/login` */
export const signInSchema = z.object(signInFields).meta({ id: "SignIn" });

/** `POST /auth/sign-in-link` */
export const signInLinkSchema = z.object({ link: signInLinkField }).meta({ id: "SignInLink" });

const absentIfEmpty = (text: string): string | undefined => (text === "" ? undefined : text);

/** `POST /auth/register`; `setup_token` is the secret of the setup link, `invitation` that of an invitation link. */
export const registerSchema = z
  .object({ ...accountFields, setup_token: setupTokenField, invitation: invitationField })
  .transform(({ setup_token, invitation, ...account }) => ({
    ...account,
    setupToken: absentIfEmpty(setup_token),
    invitation: absentIfEmpty(invitation),
  }))
  .meta({ id: "Register" });
