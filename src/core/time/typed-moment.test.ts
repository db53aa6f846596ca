import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTypedMoment, toTypedText, withOffset } from "./typed-moment.ts";

const NEW_YORK = "America/New_York";
const BERLIN = "Europe/Berlin";
const at = (iso: string): number => Date.parse(iso);

describe("a time that somebody types", () => {
  test("is read by the wall clock of the zone", () => {
    expect(readTypedMoment("2025-07-05T18:00", BERLIN, "end")).toEqual({
      kind: "plain",
      at: at("2025-07-05T16:00:00Z"),
    });
  });

  test("is none where it is no date", () => {
    expect(readTypedMoment("soon", BERLIN, "end")).toBeUndefined();
    expect(readTypedMoment("T18:00", BERLIN, "end")).toBeUndefined();
    expect(readTypedMoment("", BERLIN, "end")).toBeUndefined();
  });

  test.each([
    [NEW_YORK, "2025-03-09T02:30", "2025-03-09T07:30:00Z"],
    [BERLIN, "2025-03-30T02:00", "2025-03-30T01:00:00Z"],
  ])("is known to be skipped by spring in %s", (zone, text, instant) => {
    expect(readTypedMoment(text, zone, "start")).toEqual({ kind: "skipped", at: at(instant) });
  });

  test.each([
    [NEW_YORK, "2025-03-09T01:59"],
    [NEW_YORK, "2025-03-09T03:00"],
    [BERLIN, "2025-10-26T01:59"],
    [BERLIN, "2025-10-26T03:00"],
  ])("in %s is plain beside the gap and the overlap: %s", (zone, text) => {
    expect(readTypedMoment(text, zone, "start")?.kind).toBe("plain");
  });

  test.each([
    [NEW_YORK, "2025-11-02T01:30", ["2025-11-02T05:30:00Z", "2025-11-02T06:30:00Z"]],
    [BERLIN, "2025-10-26T02:00", ["2025-10-26T00:00:00Z", "2025-10-26T01:00:00Z"]],
  ] as const)("is known to come twice in autumn in %s, the first one meant", (zone, text, [earlier, later]) => {
    const twice = { kind: "repeated", earlierAt: at(earlier), laterAt: at(later) };
    expect(readTypedMoment(text, zone, "start")).toEqual({ ...twice, at: at(earlier) });
    expect(readTypedMoment(withOffset(at(later), zone), zone, "start")).toEqual({ ...twice, at: at(later) });
  });
});

describe("an instant as text", () => {
  test("is the date alone at the edge of a day", () => {
    expect(toTypedText(at("2025-01-05T05:00:00Z"), NEW_YORK, "start")).toBe("2025-01-05");
    expect(toTypedText(at("2025-01-06T04:59:59.999Z"), NEW_YORK, "end")).toBe("2025-01-05");
    expect(toTypedText(at("2025-01-05T05:00:00Z"), NEW_YORK, "end")).toBe("2025-01-05T00:00");
  });

  test("names the offset of the later of two equal times", () => {
    expect(toTypedText(at("2025-11-02T05:30:00Z"), NEW_YORK, "start")).toBe("2025-11-02T01:30");
    expect(toTypedText(at("2025-11-02T06:30:00Z"), NEW_YORK, "start")).toBe("2025-11-02T01:30-05:00");
    expect(withOffset(at("2025-11-02T06:30:05Z"), NEW_YORK)).toBe("2025-11-02T01:30:05-05:00");
  });

  test("is read as the same instant, whatever the zone", () => {
    const zones = fc.constantFrom("UTC", NEW_YORK, BERLIN, "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia");
    const instants = fc.integer({ min: at("1975-01-01T00:00:00Z"), max: at("2060-01-01T00:00:00Z") });
    fc.assert(
      fc.property(zones, instants, fc.constantFrom("start", "end"), (zone, instant, edge) => {
        expect(readTypedMoment(toTypedText(instant, zone, edge), zone, edge)?.at).toBe(instant);
      }),
    );
  });

  test("is read as the same instant around every change of the clocks", () => {
    const changes = [at("2025-03-09T07:00:00Z"), at("2025-11-02T06:00:00Z")];
    const offsets = fc.integer({ min: -3 * 3_600_000, max: 3 * 3_600_000 });
    fc.assert(
      fc.property(fc.constantFrom(...changes), offsets, (change, offset) => {
        const instant = change + offset;
        expect(readTypedMoment(toTypedText(instant, NEW_YORK, "start"), NEW_YORK, "start")?.at).toBe(instant);
      }),
    );
  });
});
