import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { committedDocument, type ApiDocument } from './wire/openapi.ts';

interface Contract {
  readonly document: ApiDocument;
  readonly ajv: Ajv2020;
  readonly validators: Map<string, ValidateFunction>;
}

let contract: Contract | null = null;

/** The committed document; each schema is compiled when the first answer needs it. */
function loadContract(): Contract {
  const document = committedDocument();
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  return { document, ajv, validators: new Map() };
}

/** A part of the document as a JSON pointer in a URI. */
const pointer = (...keys: readonly string[]): string =>
  `document#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

interface Answered {
  readonly method: string;
  /** As the document writes it. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** Why an answer of JSON breaks the contract of its operation; null where it keeps it, or has none. */
function contractFault({ method, path, status, text }: Answered): string | null {
  contract ??= loadContract();
  const { document, ajv, validators } = contract;
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) return null;
  const response = operation.responses[status];
  if (!response) return `the status ${status} is not documented`;
  const name = response.$ref?.split('/').at(-1) ?? null;
  const place =
    name === null
      ? ['paths', path, method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', name];
  const { content = {} } = name === null ? response : (document.components.responses?.[name] ?? {});
  if (!content['application/json']) return 'no JSON is documented';
  const $ref = pointer(...place, 'content', 'application/json', 'schema');
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate(parsed(text)) ? null : ajv.errorsText(validate.errors, { dataVar: '' });
}

/** Undefined, which no schema allows, where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** What Express adds to a request once it has found its route. */
type Routed = IncomingMessage & { readonly route?: { readonly path?: unknown } };

const templateOf = ({ route }: Routed): string | null =>
  typeof route?.path === 'string' ? route.path.replaceAll(/:(\w+)/g, '{$1}') : null;

/** Compares every answer of JSON with the document; the faults come into the list. */
export function watchAnswers(server: Server): readonly string[] {
  const faults = new Set<string>();
  const list: string[] = [];
  const check = (request: Routed, response: ServerResponse, bytes: Buffer) => {
    const path = templateOf(request);
    if (path === null || bytes.length === 0) return;
    const decode = DECODERS[String(response.getHeader('content-encoding'))];
    const text = (decode ? decode(bytes) : bytes).toString();
    const { method = 'GET' } = request;
    const { statusCode: status } = response;
    const fault = contractFault({ method, path, status, text });
    const line = `${method} ${path} ${status}: ${fault}`;
    if (fault === null || faults.has(line)) return;
    faults.add(line);
    list.push(line);
  };
  server.prependListener('request', (request: Routed, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    const isJson = () => String(response.getHeader('content-type')).startsWith('application/json');
    const collect = (chunk: unknown) => {
      if ((typeof chunk === 'string' || chunk instanceof Uint8Array) && isJson())
        chunks.push(Buffer.from(chunk as string));
    };
    const write = response.write.bind(response) as (...given: unknown[]) => boolean;
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.write = ((...given: unknown[]) => {
      collect(given[0]);
      return write(...given);
    }) as ServerResponse['write'];
    response.end = ((...given: unknown[]) => {
      collect(given[0]);
      return end(...given);
    }) as ServerResponse['end'];
    response.once('finish', () => {
      if (chunks.length > 0) check(request, response, Buffer.concat(chunks));
    });
  });
  return list;
}
