import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { DomainError } from "../../core/errors/domain-error.ts";
import { pageContext } from "./page-context.ts";
import { readOnServer } from "./read-on-server.ts";
import type { ShopReader } from "./shop-reader.ts";

/** Reads a page whose only call ends in `error`, and tells the page's status and what was logged. */
async function readFailing(error: Error) {
  const logged: unknown[] = [];
  const fail = async () => {
    throw error;
  };
  const context = new RouterContextProvider();
  context.set(pageContext, {
    reader: { listGuides: fail } as unknown as ShopReader,
    readSettings: fail,
    renderedAt: 0,
    baseUrl: "http://127.0.0.1:3000",
    adminContent: "full",
    reportFailure: (failure) => logged.push(failure),
    nonce: "",
    policyIn: "header",
  });
  const { data, init } = await readOnServer({ context, load: (reader) => ({ guides: reader.listGuides() }) });
  return { page: data, status: init?.status, logged };
}

test("a page whose reading failed is 503, empty, and logged", async () => {
  const failure = new DomainError("busy", "The database is busy.");
  expect(await readFailing(failure)).toEqual({ page: { guides: [], hasFailed: true }, status: 503, logged: [failure] });
});

test("an address that asks for a page of a list that never was is 404 and no failure", async () => {
  const refusal = new DomainError("invalid", "This page of the list does not exist.");
  expect(await readFailing(refusal)).toEqual({ page: { guides: [] }, status: 404, logged: [] });
});
