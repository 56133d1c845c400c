import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

type Places = Readonly<Record<string, readonly string[]>>;
interface Failure {
  readonly file: string;
  readonly test: string;
  readonly line: string;
}

const load = (path: string): Promise<unknown> => import(new URL(path, import.meta.url).href);
const { affectedBy, FULL_SPECS, leftToProofs, PROOF_SCRIPTS, PROOF_SPECS } = (await load(
  '../scripts/gate-plan.mjs',
)) as {
  readonly affectedBy: (changed: readonly string[]) => readonly string[];
  readonly FULL_SPECS: readonly string[];
  readonly leftToProofs: (list: Places) => readonly string[];
  readonly PROOF_SCRIPTS: Places;
  readonly PROOF_SPECS: Places;
};
const { areForgiven, failuresOf, mayRunAgain } = (await load('../scripts/unsteady.mjs')) as {
  readonly areForgiven: (failures: readonly Failure[], unsteady: number) => boolean;
  readonly failuresOf: (
    results: readonly object[],
    path: (file: string) => string,
  ) => readonly Failure[];
  readonly mayRunAgain: (failures: readonly Failure[]) => boolean;
};
const { default: config } = (await load('../jest.config.mjs')) as {
  readonly default: { readonly projects: readonly { readonly testMatch: readonly string[] }[] };
};

const root = fileURLToPath(new URL('..', import.meta.url));
const exists = (path: string) => existsSync(`${root}${path}`);
const SPECS = globSync('{core,adapters,api,web,client,test}/**/*.spec.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /node_modules|dist|fixtures/.test(String(name)),
});

describe('the gate and the proofs', () => {
  it('every spec file is found by one project of Jest', () => {
    const found = config.projects.flatMap(({ testMatch }) =>
      globSync(
        testMatch.map((glob) => glob.replace('<rootDir>/', '')),
        { cwd: root },
      ),
    );
    expect(SPECS.length).toBeGreaterThan(700);
    expect(SPECS.filter((spec) => found.filter((each) => each === spec).length !== 1)).toEqual([]);
  });

  it('the proofs name specs and scripts that exist, and places whose change brings them into the gate', () => {
    const specs = Object.keys(PROOF_SPECS);
    expect([...specs, ...FULL_SPECS].filter((spec) => !SPECS.includes(spec))).toEqual([]);
    const places = [PROOF_SPECS, PROOF_SCRIPTS].flatMap((list) => Object.values(list).flat());
    const unknown = places.filter(
      (place) => !exists(place) && globSync(`${place}*`, { cwd: root }).length === 0,
    );
    expect(unknown).toEqual([]);
    for (const list of [PROOF_SPECS, PROOF_SCRIPTS])
      expect(leftToProofs(list).filter((name) => !(name in list))).toEqual([]);
  });
});

it('a screen is reached by its journeys and by what is asked of every page', () => {
  const specs = affectedBy(['web/features/lottery/event-page.tsx']).map((spec) =>
    spec.slice('test/e2e/'.length),
  );
  expect(specs).toContain('browser-lottery.spec.ts');
  expect(specs).toContain('bundle-size.spec.ts');
  expect(specs).not.toContain('browser-chain.spec.ts');
  expect(affectedBy(['core/shared/money.ts'])).toEqual([]);
});

const failed = (name: string, message: string) => ({
  ...{ name, status: 'failed', message: '' },
  assertionResults: [
    { status: 'passed', fullName: 'it opens', failureMessages: [] },
    { status: 'failed', fullName: 'it closes', failureMessages: [`\u001b[31m${message}\nat x`] },
  ],
});

describe('a failed spec', () => {
  it('is named with its first failed test and the first line of what went wrong', () => {
    const broken = {
      name: 'b',
      status: 'failed',
      message: ' ● no such file\n',
      assertionResults: [],
    };
    const whole = { name: 'c', status: 'passed', message: '', assertionResults: [] };
    expect(failuresOf([failed('a', 'late'), broken, whole], (name) => `test/${name}`)).toEqual([
      { file: 'test/a', test: 'it closes', line: 'late' },
      { file: 'test/b', test: 'did not run', line: '● no such file' },
    ]);
  });

  const of = (...files: string[]) => files.map((file) => ({ file, test: '', line: '' }));
  const SCREEN = 'test/e2e/browser-home.spec.ts';

  it('runs again where it may have lost a race', () => {
    expect(mayRunAgain(of(SCREEN, 'web/ui/pager.spec.ts'))).toBe(true);
    expect(mayRunAgain(of(SCREEN, SCREEN, SCREEN, SCREEN, SCREEN, SCREEN))).toBe(false);
  });

  it.each([
    'core/shared/money.spec.ts',
    'adapters/postgres/open-database.spec.ts',
    'api/http/quotas.spec.ts',
    'test/use-cases/lottery-draws.spec.ts',
    'test/properties/content-merge.spec.ts',
    'test/conformance/unit-of-work.spec.ts',
    'test/e2e/alert-storm.spec.ts',
  ])('%s never runs again, nor does what failed beside it', (file) => {
    expect(mayRunAgain(of(SCREEN, file))).toBe(false);
  });

  it('is forgiven where all passed alone, at most two files a run', () => {
    expect(areForgiven(of(SCREEN, SCREEN), 2)).toBe(true);
    expect(areForgiven(of(SCREEN, SCREEN), 1)).toBe(false);
    expect(areForgiven(of(SCREEN, SCREEN, SCREEN), 3)).toBe(false);
    expect(areForgiven([], 0)).toBe(false);
  });
});
