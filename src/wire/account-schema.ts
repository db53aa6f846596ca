import { z } from "zod";
import { accountFields, setupTokenField, signInFields } from "../core/accounts/account-schema.ts";
import type { AccountJson, SignedInJson } from "./account-json.ts";
import { type Agrees, agree } from "./agreement.ts";
import { idSchema, instantSchema } from "./instant-schema.ts";

export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  username: z.string(),
  created_at: instantSchema,
}).meta({ id: "Account" });
agree<Agrees<typeof accountSchema, AccountJson>>();

export const signedInSchema = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  user: accountSchema,
}).meta({ id: "SignedIn" });
agree<Agrees<typeof signedInSchema, SignedInJson>>();

/** `POST /auth/login` */
export const signInSchema = z.object(signInFields).meta({ id: "SignIn" });

/** `POST /auth/register`; `setup_token` is the secret of the setup link. */
export const registerSchema = z
  .object({ ...accountFields, setup_token: setupTokenField })
  .transform(({ setup_token, ...account }) => ({ ...account, setupToken: setup_token === "" ? undefined : setup_token })).meta({ id: "Register" });
