/** Lints every fixture as if it stood where its first line says; prints `{ fixture: ruleIds[] }` as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'test/fixtures/boundaries');
const eslint = new ESLint({ cwd: root });

const found = {};
for (const name of readdirSync(folder)) {
  const code = readFileSync(join(folder, name), 'utf8');
  const place = /stood at (\S+)/.exec(code)?.[1];
  const [result] = await eslint.lintText(code, { filePath: join(root, place) });
  found[name.replace('.ts', '')] = result.messages.map((m) => `${m.ruleId}: ${m.message}`);
}
console.log(`\n${JSON.stringify(found)}`);
