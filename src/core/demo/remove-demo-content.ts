import { recordAct } from "../audit/record-act.ts";
import type { CoreContext } from "../core-context.ts";
import { DEMO_SUBJECT } from "./demo-subject.ts";
import { type RemovedDemo, removeDemo } from "./remove-demo.ts";

/** Removes all demo content and records it in the audit log. Does nothing if there is none. */
export function removeDemoContent(context: CoreContext): Promise<RemovedDemo> {
  return context.storage.publish(async (stores) => {
    const removed = await removeDemo(stores);
    if (Object.values(removed).some((count) => count > 0)) {
      await recordAct(context, stores, { deed: "remove", subject: DEMO_SUBJECT, before: removed });
    }
    return removed;
  });
}
