/** What the audit log calls the demo content as a whole. */
export const DEMO_SUBJECT = { kind: "demo catalogue", id: "demo", name: "Demo catalogue" };
