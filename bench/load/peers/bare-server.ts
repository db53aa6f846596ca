// Peer: the same bytes with the same headers from node:http and nothing else. Arguments: port, and a file with the answer.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, file = ""] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, "utf8")) as { headers: string[]; body: string };
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1");
