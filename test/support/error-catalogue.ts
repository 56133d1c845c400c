import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STATUS_OF_KIND } from '@toolyard/api';
import type { ErrorDefinition } from '@toolyard/core/shared';
import { sourceFiles } from './imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const HEAD = `# Error catalogue

Generated from the definitions in \`*.errors.ts\` by \`npm run contract\`; never edited. Every error answers
\`{ code, message, details? }\` with the message in the language of Accept-Language. A fault of ours answers
500 \`INTERNAL\`.

| Code | Status | English | 中文 | Defined in |
| ---- | ------ | ------- | ---- | ---------- |
`;

interface Entry {
  readonly definition: ErrorDefinition;
  readonly file: string;
}

const isDefinition = (value: unknown): value is ErrorDefinition =>
  typeof value === 'function' && 'code' in value && 'kind' in value && 'texts' in value;

async function definitionsIn(file: string): Promise<Entry[]> {
  const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
  return Object.values(exported)
    .filter(isDefinition)
    .map((definition) => ({ definition, file }));
}

const row = ({ definition: { code, kind, texts }, file }: Entry): string =>
  `| ${code} | ${STATUS_OF_KIND[kind]} | ${texts.en} | ${texts['zh-CN']} | ${file} |\n`;

async function entriesOf(): Promise<Entry[]> {
  const files = ['core', 'api', 'adapters']
    .flatMap((place) => sourceFiles(root, place))
    .filter((file) => file.endsWith('.errors.ts'));
  return (await Promise.all(files.map(definitionsIn))).flat();
}

/** Every error that core and API define. */
export const errorDefinitions = async (): Promise<ErrorDefinition[]> =>
  (await entriesOf()).map(({ definition }) => definition);

/** The catalogue of every error that core and API define, by code. */
export async function errorCatalogue(): Promise<string> {
  const entries = await entriesOf();
  const ordered = entries.sort((a, b) => (a.definition.code < b.definition.code ? -1 : 1));
  const codes = ordered.map(({ definition }) => definition.code);
  const twice = codes.find((code, i) => code === codes[i + 1]);
  if (twice) throw new Error(`${twice} is defined twice`);
  return HEAD + ordered.map(row).join('');
}
