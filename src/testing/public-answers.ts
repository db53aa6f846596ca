import { createAdmission } from "../http/admission.ts";
import { createPageCache } from "../http/page-cache/page-cache.ts";
import { createPublicAnswers } from "../http/page-cache/public-answers.ts";
import { stillClock } from "./still-clock.ts";

/** Public answers of which nothing is kept. */
export const forgetfulAnswers = () =>
  createPublicAnswers({
    cache: createPageCache({ maxBytes: 0 }),
    clock: stillClock(),
    headers: {},
    caches: "tagged",
    admission: createAdmission(),
  });
