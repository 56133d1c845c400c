import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../core/data', import.meta.url));

it.each([
  ['steps', 'steps/step-list.ts', './'],
  ['charts/chart-kinds', 'charts/chart-kind-list.ts', './chart-kinds/'],
])('every file of %s is in its list', (folder, list, from) => {
  const text = readFileSync(join(root, list), 'utf8');
  const files = readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !list.endsWith(`/${file}`),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const imported = new RegExp(`import \\{ (\\w+) \\} from '${from}${file.replace('.', '\\.')}'`);
    const name = imported.exec(text)?.[1];
    expect({
      file,
      listed: name !== undefined && new RegExp(`^  ${name},$`, 'm').test(text),
    }).toEqual({
      file,
      listed: true,
    });
  }
});
