import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCRIPTS = globSync(['scripts/*.mjs', 'test/performance/*.mjs', 'test/support/*.mjs'], {
  cwd: ROOT,
});

interface Import {
  readonly from: string;
  readonly names: readonly string[];
}

/** Static imports, and dynamic ones whose names are taken in the same line. */
const IMPORTS =
  /(?:(?:import|const)\s*(?:\{([^}]*)\})?[^;'{}]*?(?:from\s*|await import\(\s*)|import\(\s*)'(\.[^']+)'/g;

/** Imports of the project's own files; packages of the tools are installed when they are needed. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = [...text.matchAll(IMPORTS)].filter(
    ([, , path = '']) => !path.includes('node_modules/'),
  );
  return found.map(([, names = '', path = '']) => ({
    from: normalize(join(dirname(file), path)),
    names: names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+|:/)[0] ?? '')
      .filter(Boolean),
  }));
}

/** The source of a built file: `core/dist/accounts/index.js` is built from `core/accounts/index.ts`. */
const sourceOf = (built: string): string =>
  built.includes('dist/') ? built.replace(/\bdist\//, '').replace(/\.js$/, '.ts') : built;

const exportsAll = (source: string): boolean => /^export \*/m.test(source);

it.each(SCRIPTS)('everything that %s imports exists', (script) => {
  for (const { from, names } of importsOf(script)) {
    const path = join(ROOT, sourceOf(from));
    expect({ from, exists: existsSync(path) }).toEqual({ from, exists: true });
    const source = readFileSync(path, 'utf8');
    const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
    expect({ from, missing: exportsAll(source) ? [] : missing }).toEqual({ from, missing: [] });
  }
});

it('the check sees imports of built files, static and dynamic', () => {
  const all = SCRIPTS.flatMap(importsOf).filter(({ from }) => from.includes('dist/'));
  expect(all.filter(({ names }) => names.length > 0).length).toBeGreaterThan(5);
});
