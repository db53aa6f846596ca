import { ApiError } from "../api/api-error.ts";

const UNPROCESSABLE = 422;

/** Whether a list has no such page: an address that was cut short, or is from another order. It begins at its start. */
export const isNoPlace = (error: unknown, cursor: string | undefined): boolean =>
  cursor !== undefined && error instanceof ApiError && error.status === UNPROCESSABLE;
