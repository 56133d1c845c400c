import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  register,
  type TestApi,
} from '../support/test-api.ts';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Document {
  readonly info: { readonly description: string };
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(
  readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'),
) as Document;

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The JavaScript of a guide, as one script. */
function guideScript(path: string): string {
  const guide = readFileSync(join(root, path), 'utf8');
  return [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code).join('\n');
}

/** The value with which a page of documentation fills a request in. */
function sampleOf({ $ref, allOf, ...schema }: Schema): unknown {
  const [first = schema.default ?? schema.enum?.[0]] = [schema.example];
  if (first !== undefined) return first;
  if ($ref) return sampleOf(document.components.schemas[$ref.split('/').at(-1)!]!);
  if (allOf) return sampleOf(allOf[0]!);
  if (schema.items) return [sampleOf(schema.items)];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [name, sampleOf(each)]),
    );
  return { string: 'string', integer: 0, number: 0, boolean: true }[schema.type ?? ''];
}

describe('examples of the document', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  }, 180_000);
  afterAll(() => api?.close());

  it('B8: the example of a strategy can be saved as it stands', async () => {
    const mei = await register(api);
    const body = sampleOf(document.components.schemas['SaveStrategyRequest']!) as object;
    const answer = await api.call
      .post('/api/options/strategies')
      .set(bearer(mei))
      .set(newKey())
      .send(body);
    expect({ status: answer.status, body: answer.body as unknown }).toMatchObject({ status: 201 });
  });

  it.each(['docs/api.md', 'content/en/docs/api.md', 'content/zh-CN/docs/api.md'])(
    'the code of %s runs as it stands',
    async (path) => {
      mkdirSync(join(root, 'reports'), { recursive: true });
      const folder = mkdtempSync(join(root, 'reports', 'guide-'));
      try {
        const script = join(folder, 'guide.mjs');
        writeFileSync(script, guideScript(path));
        const mei = await register(api);
        await confirmAddress(api, mei);
        const env = {
          ...process.env,
          TOOLYARD_URL: api.url,
          TOOLYARD_EMAIL: mei.email,
          TOOLYARD_PASSWORD: mei.password,
        };
        await expect(run(process.execPath, [script], { env })).resolves.toMatchObject({
          stderr: '',
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    60_000,
  );

  it('B16: the document says what becomes of unknown fields and unknown symbols', () => {
    expect(document.info.description).toContain(
      'Fields that an operation does not name are ignored',
    );
    const { symbols } = document.components.schemas['SaveWatchlistRequest']!.properties!;
    expect(symbols).toMatchObject({ description: expect.stringContaining('unknown') });
  });
});
