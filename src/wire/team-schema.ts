import { z } from "zod";
import {
  accountFields,
  invitationField,
  invitedEmailField,
  passwordChangeFields,
  roleField,
} from "../core/accounts/account-schema.ts";
import { DEFAULT_ROLE } from "../core/accounts/role.ts";
import { describes } from "./agreement.ts";
import { idSchema, instantSchema } from "./instant-schema.ts";
import type { InvitationJson, InvitationOfferJson, NewInvitationJson, SessionJson } from "./team-json.ts";

export const sessionSchema = describes<SessionJson>()(
  z
    .object({
      id: idSchema,
      account_id: idSchema,
      username: z.string(),
      device: z.string(),
      created_at: instantSchema,
      last_used_at: instantSchema,
      current: z.boolean(),
    })
    .meta({ id: "Session" }),
);

export const invitationSchema = describes<InvitationJson>()(
  z
    .object({
      id: idSchema,
      email: z.string(),
      role: roleField,
      created_at: instantSchema,
      expires_at: instantSchema,
    })
    .meta({ id: "Invitation" }),
);

export const newInvitationSchema = describes<NewInvitationJson>()(
  invitationSchema
    .extend({ link: z.string().meta({ description: "Shown this once; the shop keeps a hash of its secret." }) })
    .meta({ id: "NewInvitation" }),
);

export const invitationOfferSchema = describes<InvitationOfferJson>()(
  z.object({ email: z.string(), role: roleField, expires_at: instantSchema }).meta({ id: "InvitationOffer" }),
);

/** `POST /invitations` */
export const inviteSchema = z
  .object({ email: invitedEmailField, role: roleField.default(DEFAULT_ROLE) })
  .meta({ id: "Invite" });

/** `PUT /accounts/{id}` */
export const accountChangeSchema = z.object({ role: roleField }).meta({ id: "AccountChange" });

/** `POST /auth/invitation` */
export const openInvitationSchema = z.object({ invitation: invitationField }).meta({ id: "OpenInvitation" });

/** `PUT /auth/me` */
export const renameSchema = z.object({ username: accountFields.username }).meta({ id: "Rename" });

/** `PUT /auth/password` */
export const passwordChangeSchema = z
  .object(passwordChangeFields)
  .transform(({ current_password: currentPassword, new_password }) => ({ currentPassword, newPassword: new_password }))
  .meta({ id: "PasswordChange" });
