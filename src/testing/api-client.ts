// Calls the API without a network, and holds every answer against the API's own OpenAPI document.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { describeApi, type OpenApiDocument } from "../api/openapi.ts";
import { ROUTES } from "../api/route-table.ts";
import type { ProblemJson } from "../wire/problem-json.ts";

export interface ApiAnswer<Json> {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;
  /** The parsed body; undefined where there is none. */
  readonly body: Json;
}

export interface ApiRequest extends InjectOptions {
  readonly url: string;
}

export interface ApiClient {
  get<Json = ProblemJson>(path: string, headers?: Record<string, string>): Promise<ApiAnswer<Json>>;
  post<Json = ProblemJson>(path: string, body?: object): Promise<ApiAnswer<Json>>;
  put<Json = ProblemJson>(path: string, body?: object): Promise<ApiAnswer<Json>>;
  delete<Json = ProblemJson>(path: string): Promise<ApiAnswer<Json>>;
  /** Anything else that a request can be. */
  send<Json = ProblemJson>(request: ApiRequest): Promise<ApiAnswer<Json>>;
  /** The same client with another bearer token, or with none. */
  as(token: string | undefined): ApiClient;
}

export function createApiClient(server: FastifyInstance, token?: string): ApiClient {
  async function send<Json>(request: ApiRequest): Promise<ApiAnswer<Json>> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await server.inject({ ...request, headers: { ...authorization, ...request.headers } });
    const text = response.body;
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    const body = isJson && text !== "" ? JSON.parse(text) : undefined;
    checkAnswer({ method: request.method ?? "GET", url: request.url, status: response.statusCode, body });
    return { status: response.statusCode, headers: response.headers, text, body };
  }
  const withBody = (method: "POST" | "PUT") => (url: string, payload?: object) =>
    send<never>({ method, url, ...(payload !== undefined && { payload }) });

  return {
    send,
    get: (url, headers = {}) => send({ method: "GET", url, headers }),
    post: withBody("POST"),
    put: withBody("PUT"),
    delete: (url) => send({ method: "DELETE", url }),
    as: (other) => createApiClient(server, other),
  };
}

interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

/** Throws where an answer is not what the document promises. */
function checkAnswer({ method, url, status, body }: Exchange): void {
  const path = new URL(url, "http://shop.invalid").pathname.replace(/^\/api/, "");
  const route = ROUTES.find((candidate) => candidate.method === method && patternOf(candidate.path).test(path));
  const template = route?.path ?? "";
  if (apiDocument.paths[template] === undefined || status === 304) return;
  const content = `#/paths/${template.replaceAll("/", "~1")}/${method.toLowerCase()}/responses/${status}`;
  const response = apiDocument.paths[template][method.toLowerCase()]?.responses[status];
  if (response === undefined)
    throw new Error(`${method} ${template} does not document ${status}: ${JSON.stringify(body)}`);
  if (!("content" in response)) {
    if (body !== undefined) throw new Error(`${method} ${template} documents no body for ${status}`);
    return;
  }
  const validate = validatorOf(`${content}/content/application~1json/schema`);
  if (validate(body)) return;
  throw new Error(
    `${method} ${template} ${status} breaks its schema: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`,
  );
}

const patternOf = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`);

const apiDocument: OpenApiDocument = describeApi(ROUTES.filter(({ answer }) => !("page" in answer)));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: "openapi", ...apiDocument });

function validatorOf(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`openapi${encodeURI(pointer)}`);
  if (validate === undefined) throw new Error(`The document has nothing at ${pointer}`);
  return validate;
}
