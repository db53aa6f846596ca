// Adapter: admission by counted slots, fewer of them while the process is under pressure.
import type { Admission, Client, Release } from "../api/admission.ts";
import { DomainError } from "../core/errors/domain-error.ts";
import type { Pressure } from "../platform/pressure.ts";
import { BUSY_MESSAGE } from "./busy-page.ts";
import { createSlots, type SlotLimits, type Slots } from "../platform/slots.ts";

const MAX_WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 2;

/** Rendering and reading keep the processor busy, so more at once would only take more memory. */
const READS: SlotLimits = { atOnce: 4, queueLength: 100 };
const LISTS: SlotLimits = { atOnce: 6, queueLength: 50 };
/** Never zero: some work has to run to notice that the pressure is over, and to serve a few browsers. */
const UNDER_PRESSURE: SlotLimits = { atOnce: 2, queueLength: 16 };

type WorkKind = "read" | "list";

/** Without `pressure`, limits stay the same. */
export function createAdmission({ isHigh }: Pick<Pressure, "isHigh"> = { isHigh: () => false }): Admission {
  const slots: Readonly<Record<Client, Readonly<Record<WorkKind, Slots>>>> = {
    visitor: {
      read: open(() => (isHigh() ? UNDER_PRESSURE : READS)),
      list: open(() => (isHigh() ? UNDER_PRESSURE : LISTS)),
    },
    "admin-page": { read: open(() => READS), list: open(() => LISTS) },
    owner: { read: open(() => READS), list: open(() => LISTS) },
  };

  return {
    async admit(client, work) {
      let release: Release | undefined = await slots[client].read.take();
      try {
        return await work({
          async switchToList() {
            release?.();
            release = undefined;
            release = await slots[client].list.take();
          },
          detach() {
            const detached = release;
            release = undefined;
            return () => detached?.();
          },
        });
      } finally {
        release?.();
      }
    },
    openList: async (client) => slots[client].list.take(),
  };
}

const open = (limits: () => SlotLimits): Slots => createSlots({ limits, maxWaitMs: MAX_WAIT_MS, reject: rejectBusy });

const rejectBusy = (): DomainError => new DomainError("busy", BUSY_MESSAGE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
