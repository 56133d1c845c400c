/**
 * `npm run content`: what a reader of the product's own pages would stumble over, by file and line: a missing language,
 * links that lead nowhere, pictures without a text, samples that do not parse, names that the interface does not have, and
 * figures that core computes otherwise. Exits 1 on any. Jest runs the check from source, so no build is needed.
 *
 *     npm run content
 *     npm run content -- DIR          another folder of this form
 *     npm run content -- --pictures   takes the pictures of the tutorials anew: their steps are done in a browser
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root, runNode } from './run-node.mjs';

const report = resolve(root, 'reports/content.txt');
const dir = process.argv[2];

if (dir === '--pictures') {
  const status = runNode(['scripts/build-app.mjs']);
  const spec = 'test/e2e/browser-tutorials.spec.ts';
  const env = { TUTORIAL_PICTURES: resolve(root, 'web/public') };
  process.exit(status || runNode(['scripts/jest.mjs', spec], env));
}

mkdirSync(resolve(root, 'reports'), { recursive: true });
rmSync(report, { force: true });
const suite = ['--selectProjects', 'use-cases', '--', 'test/use-cases/product-pages.spec.ts'];
const done = spawnSync(
  process.execPath,
  [resolve(root, 'scripts/jest.mjs'), ...(dir ? ['-t', 'no findings'] : []), ...suite],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_REPORT: report, ...(dir && { CONTENT_DIR: resolve(dir) }) },
  },
);
const findings = existsSync(report) ? readFileSync(report, 'utf8') : null;
process.stdout.write(findings ?? '');
if (done.status !== 0 && !findings) process.stderr.write(`${done.stdout}${done.stderr}`);
else console.log(`content: ${findings?.split('\n').length - 1 || 'no'} findings`);
process.exit(done.status ?? 1);
