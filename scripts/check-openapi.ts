// `npm run check:openapi`: the API's own document against Redocly's recommended-strict and Spectral's OpenAPI rules.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type RulesetDefinition, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { describeApi } from "../src/api/openapi.ts";
import { ROUTES } from "../src/api/route-table.ts";

const document = describeApi(ROUTES.filter(({ answer }) => !("page" in answer)));

async function lintWithRedocly(): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended-strict"], telemetry: "off" });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ ruleId, message, location }) => `Redocly ${ruleId} at ${location[0]?.pointer ?? "?"}: ${message}`,
  );
}

async function lintWithSpectral(): Promise<string[]> {
  const spectral = new Spectral();
  // The two packages describe the same ruleset by types that differ.
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, "recommended"]] });
  const problems = await spectral.run(JSON.stringify(document));
  return problems.map(({ code, message, path }) => `Spectral ${code} at ${path.join("/")}: ${message}`);
}

const problems = [...(await lintWithRedocly()), ...(await lintWithSpectral())];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
