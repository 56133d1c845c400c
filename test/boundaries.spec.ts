import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const script = fileURLToPath(new URL('support/lint-fixtures.mjs', import.meta.url));
const done = spawnSync(process.execPath, [script], { encoding: 'utf8' });
const found = JSON.parse(done.stdout.trimEnd().split('\n').at(-1) ?? '') as Record<
  string,
  string[]
>;

describe('lint refuses what the house forbids', () => {
  it.each([
    ['core-imports-nest', '@nx/enforce-module-boundaries'],
    ['core-imports-adapter', '@nx/enforce-module-boundaries'],
    ['core-imports-node', 'no-restricted-imports'],
    ['core-imports-inversify', '@nx/enforce-module-boundaries'],
    ['core-reads-the-time', 'no-restricted-properties'],
    ['adapter-imports-adapter', '@nx/enforce-module-boundaries'],
    ['adapter-imports-nest', '@nx/enforce-module-boundaries'],
    ['universal-adapter-imports-valibot', '@nx/enforce-module-boundaries'],
    ['web-imports-mikro-orm', '@nx/enforce-module-boundaries'],
    ['web-imports-inversify', '@nx/enforce-module-boundaries'],
    ['client-imports-core', '@nx/enforce-module-boundaries'],
    ['controller-imports-adapter', 'no-restricted-imports'],
  ])('%s', (fixture, rule) =>
    expect(found[fixture]).toEqual(expect.arrayContaining([expect.stringContaining(rule)])),
  );

  it('a clean file passes', () => expect(found['use-case-is-clean']).toEqual([]));
});
