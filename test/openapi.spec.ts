import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { describeApi } from '@toolyard/api';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}

const operations = (document: string): Operation[] =>
  Object.values(
    (JSON.parse(document) as { paths: Record<string, Record<string, Operation>> }).paths,
  ).flatMap((path) => Object.values(path));

describe('the contract (npm run contract writes them)', () => {
  it('api/openapi.json is what the controllers say', async () => {
    expect(JSON.parse(read('api/openapi.json'))).toEqual(JSON.parse(await describeApi()));
  });

  it('the generated client of the web is what the document gives', () => {
    for (const [file, client] of generatedClient()) expect(read(`web/api/${file}`)).toBe(client);
  });

  it('A42: the types of the TypeScript client are what the document gives', () => {
    expect(read('client/generated.ts')).toBe(clientTypes());
  });

  it('every operation documents its success and its errors', () => {
    for (const { operationId, responses } of operations(read('api/openapi.json'))) {
      const statuses = Object.keys(responses);
      expect([operationId, statuses.some((status) => status.startsWith('2'))]).toEqual([
        operationId,
        true,
      ]);
      expect([operationId, ...statuses]).toEqual(expect.arrayContaining(['400', '500']));
    }
  });

  it('operation names are unique', () => {
    const names = operations(read('api/openapi.json')).map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

const CLIENT = [
  ...[
    'generated-home.ts',
    'generated-admin.ts',
    'generated-learning.ts',
    'generated-content.ts',
    'generated-auth.ts',
  ],
  'generated.ts',
];

/** What the generator writes today, in a folder of its own below the repository, whose formatting it takes. */
function generatedClient(): (readonly [file: string, client: string])[] {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(root, 'reports', 'contract-'));
  try {
    const config = readFileSync(join(root, 'web/api/openapi-codegen.config.cjs'), 'utf8');
    writeFileSync(join(folder, 'openapi-codegen.config.cjs'), config.replace('../../api/', './'));
    copyFileSync(join(root, 'api/openapi.json'), join(folder, 'openapi.json'));
    copyFileSync(join(root, 'web/api/base-api.ts'), join(folder, 'base-api.ts'));
    const generator = join(
      root,
      'web/api/generator/node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs',
    );
    execFileSync(process.execPath, [generator, join(folder, 'openapi-codegen.config.cjs')], {
      stdio: 'ignore',
    });
    return CLIENT.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the generator of the TypeScript client writes today. */
function clientTypes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-types-'));
  try {
    const types = join(folder, 'generated.ts');
    const generator = join(root, 'client/generator/generate.mjs');
    execFileSync(process.execPath, [generator, join(root, 'api/openapi.json'), types]);
    return readFileSync(types, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
