// What `shop doctor` and the running shop agree on.
export const DOCTOR_PATH = "/healthz/doctor";
export const DOCTOR_TICKET_HEADER = "x-doctor-ticket";
/** In the data folder, while the doctor looks. */
export const DOCTOR_TICKET_FILE = "doctor.ticket";

/** How a request arrived at the shop. */
export interface SeenByShop {
  /** Whom the shop takes for its client, after TRUST_PROXY. */
  readonly address: string;
  /** Who opened the connection to the shop. */
  readonly peer: string;
  readonly peerPort: number;
  /** X-Forwarded-For as it arrived. */
  readonly forwardedFor: string | null;
  /** What answers have to carry when they reach a visitor, whoever adds it. */
  readonly headers: Readonly<Record<string, string>>;
}
