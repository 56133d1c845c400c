import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../core', import.meta.url));

it.each([
  ['data/steps', 'data/steps/step-list.ts', './', 10],
  ['data/charts/chart-kinds', 'data/charts/chart-kind-list.ts', './chart-kinds/', 5],
  ['content/blocks', 'content/block-list.ts', './blocks/', 3],
  ['codegen/renderers', 'codegen/renderers/renderer-list.ts', './', 3],
])('every file of %s is in its list', (folder, list, from, moreThan) => {
  const text = readFileSync(join(root, list), 'utf8');
  const files = readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !list.endsWith(`/${file}`),
  );
  expect(files.length).toBeGreaterThan(moreThan);
  // A short list stands on one line, a long one has a line for each.
  const entries = /= \[([\s\S]*?)\] as const/.exec(text)?.[1]?.split(',') ?? [];
  const listed = entries.map((entry) => entry.trim());
  const unlisted = files.filter((file) => {
    const imported = new RegExp(`import \\{ (\\w+) \\} from '${from}${file.replace('.', '\\.')}'`);
    return !listed.includes(imported.exec(text)?.[1] ?? '(not imported)');
  });
  expect(unlisted).toEqual([]);
});
