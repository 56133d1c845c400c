/**
 * A proxy between a scanner and the application. It signs requests in, gives each write an idempotency key, turns form
 * fields into JSON, and lists every operation of the contract as links and forms for the crawler.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { agentOf } from './traffic.mjs';

const CONTRACT = fileURLToPath(new URL('../api/openapi.json', import.meta.url));
/** How long a token is reused; it is valid for 15 minutes. */
const TOKEN_MS = 10 * 60_000;
/** Operations that would lock the scanner itself out. */
const NOT_OFFERED = /\/(sessions|password|account|second-factor|logout)(\/|$)/;

class Tokens {
  tokens = new Map();

  constructor(people) {
    this.people = people;
  }

  of(path) {
    const who = path.startsWith('/api/admin/') ? 'admin' : 'user';
    const stored = this.tokens.get(who);
    if (stored && performance.now() - stored.at < TOKEN_MS) return stored.token;
    const token = this.people[who]();
    this.tokens.set(who, { token, at: performance.now() });
    return token;
  }
}

/**
 * A sample value that shows which kind of value the field takes.
 *
 * @param {string} name
 * @param {{ enum?: unknown[], type?: string, format?: string, default?: unknown }} [schema]
 */
function sampleOf(name, { enum: choices, type, format, default: usual } = {}) {
  if (choices) return choices[0];
  if (usual !== undefined && usual !== '') return usual;
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (format === 'date-time' || /^(from|to)$/.test(name)) return '2026-01-05';
  if (/symbol/i.test(name)) return 'SPY';
  if (name === 'cursor') return 'abc';
  return name === 'email' ? 'mei@example.com' : 'mei';
}

const escaped = (text) => String(text).replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

/** One link per operation that reads, one form per operation that writes. */
function surface(ids, extra) {
  const { paths, components } = JSON.parse(readFileSync(CONTRACT, 'utf8'));
  const schemaOf = ({ $ref, ...schema }) =>
    $ref ? components.schemas[$ref.split('/').at(-1)] : schema;
  const filled = (path) =>
    path.replace(/\{(\w+)\}/g, (_, name) => {
      const known = Object.entries(ids).find(([prefix]) => path.startsWith(prefix));
      return name === 'symbol' ? 'SPY' : name === 'sequence' ? 1 : (known?.[1] ?? randomUUID());
    });
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (NOT_OFFERED.test(path) || method === 'delete') return [];
      const queried = (operation.parameters ?? []).filter((each) => each.in === 'query');
      const query = queried.map(({ name, schema }) => [
        name,
        sampleOf(name, schemaOf(schema ?? {})),
      ]);
      const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
      if (method === 'get') return `<a href="${escaped(filled(path) + search)}">${path}</a>`;
      const content = operation.requestBody?.content ?? {};
      const action = `/as/${method.toUpperCase()}${filled(path)}${search}`;
      if (content['multipart/form-data']) {
        const [file] = Object.keys(schemaOf(content['multipart/form-data'].schema).properties);
        return `<form method="post" enctype="multipart/form-data" action="${escaped(action)}"><input type="file" name="${file}"><input type="submit"></form>`;
      }
      const schema = content['application/json'] && schemaOf(content['application/json'].schema);
      const fields = Object.entries(schema?.properties ?? {}).map(
        ([name, each]) =>
          `<input name="${name}" value="${escaped(sampleOf(name, schemaOf(each)))}">`,
      );
      return `<form method="post" action="${escaped(action)}">${fields.join('')}<input type="submit"></form>`;
    }),
  );
  const links = extra.map((path) => `<a href="${escaped(path)}">${escaped(path)}</a>`);
  return `<!doctype html><title>Surface</title>${[...links, ...parts].join('\n')}`;
}

/** Form fields as the JSON that the API expects, with numbers and booleans converted. */
function asJson(text) {
  const typed = (value) => (/^(true|false|\d{1,9})$/.test(value) ? JSON.parse(value) : value);
  const pairs = [...new URLSearchParams(text)].map(([name, value]) => [name, typed(value)]);
  return JSON.stringify(Object.fromEntries(pairs));
}

async function bodyOf(call) {
  const chunks = [];
  for await (const chunk of call) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** `people` sign in; `ids` fill in the paths that begin with their key; `extra` are links beyond the contract. */
export async function openGate(target, { people, ids = {}, extra = [] }) {
  const tokens = new Tokens(people);
  const agent = agentOf(32);
  const gate = { calls: 0, statuses: new Map() };

  const forward = async (call, answer) => {
    const [, method = call.method, path = call.url] = /^\/as\/([A-Z]+)(\/.*)$/.exec(call.url) ?? [];
    const raw = await bodyOf(call);
    const isForm = /urlencoded/.test(call.headers['content-type'] ?? '');
    const body = isForm ? Buffer.from(asJson(raw.toString())) : raw;
    const headers = {
      ...call.headers,
      host: `127.0.0.1:${target.port}`,
      'content-length': body.length,
      ...(isForm && { 'content-type': 'application/json' }),
      authorization: `Bearer ${await tokens.of(path)}`,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.0.${Math.trunc(Math.random() * 250)}.1`,
    };
    if (call.method === 'GET') delete headers['content-length'];
    gate.calls++;
    const onward = request(
      { host: '127.0.0.1', port: target.port, method, path, headers, agent },
      (got) => {
        gate.statuses.set(got.statusCode, (gate.statuses.get(got.statusCode) ?? 0) + 1);
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
      },
    );
    onward.once('error', () => answer.destroy());
    onward.end(call.method === 'GET' ? undefined : body);
  };

  const server = createServer((call, answer) => {
    if (call.url === '/surface') {
      answer.setHeader('Content-Type', 'text/html');
      return answer.end(surface(ids, extra));
    }
    forward(call, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  gate.url = `http://127.0.0.1:${port}`;
  gate.close = () => {
    server.closeAllConnections();
    agent.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return gate;
}
