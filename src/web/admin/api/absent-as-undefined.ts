import { ApiError } from "./api-error.ts";

const NOT_FOUND = 404;

/** The answer of a call, undefined where it says that there is no such thing (any more). */
export async function absentAsUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}
