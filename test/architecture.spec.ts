import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  coreFault,
  corePlace,
  featureFault,
  findCircle,
  localImports,
  moduleClosure,
  optionsFault,
  sourceFiles,
} from './support/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLACES = ['core', 'adapters', 'api', 'web'];

const files = PLACES.flatMap((place) => sourceFiles(root, place));
const graph = new Map(files.map((file) => [file, localImports(root, file)]));

const faults = (rule: (file: string, target: string) => string | null) =>
  [...graph].flatMap(([file, targets]) => targets.flatMap((target) => rule(file, target) ?? []));

/** Regular expressions of a source that accept tickers of shares and of their classes, and neither sentences nor addresses. */
function tickerRules(source: string): string[] {
  const literals = source.match(/\/\^(?:[^/\\\n]|\\.)+\$\/[a-z]*/g) ?? [];
  return literals.filter((literal) => {
    const end = literal.lastIndexOf('/');
    const rule = new RegExp(literal.slice(1, end), literal.slice(end + 1));
    const accepts = (text: string) => rule.test(text);
    return (
      ['F', 'MSFT', 'BRK.B'].every(accepts) && !['', 'two words', 'a_host-1.example'].some(accepts)
    );
  });
}

describe('the structure of the house', () => {
  it('has no circle of files', () => expect(findCircle(graph)).toBeNull());

  it('core imports downwards and through doors only', () =>
    expect(
      faults((file, target) => (file.startsWith('core/') ? coreFault(file, target) : null)),
    ).toEqual([]));

  it.each(['contracts', 'payoff', 'analysis'])('options/%s loads no file of accounts', (area) =>
    expect(
      [...moduleClosure(graph, `core/options/${area}/index.ts`)].filter(
        (file) => corePlace(file) === 'accounts',
      ),
    ).toEqual([]),
  );

  it('icons are imported one by one: their index would load two thousand files', () =>
    expect(
      files.filter((file) =>
        /^import \{[^}]*\} from 'lucide-react'/m.test(readFileSync(join(root, file), 'utf8')),
      ),
    ).toEqual([]));

  it('core/shared/ticker alone says what a ticker is', () => {
    const rules = files
      .filter((file) => !/\.spec\.|^core\/shared\/ticker\.ts$|^adapters\/\w+\/wire\.ts$/.test(file))
      .flatMap((file) =>
        tickerRules(readFileSync(join(root, file), 'utf8')).map((rule) => `${file}: ${rule}`),
      );
    expect(rules).toEqual([]);
  });

  it('web features never import each other', () => expect(faults(featureFault)).toEqual([]));

  it('screens and shared parts of options import shared parts, never another screen', () =>
    expect(faults(optionsFault)).toEqual([]));
});

describe('the rules themselves', () => {
  it('a rule of tickers is found, one of ids or option roots is none', () => {
    expect(tickerRules('const TICKER = /^[A-Z][A-Z0-9.]{0,9}$/;')).toHaveLength(1);
    expect(tickerRules('v.regex(/^[A-Za-z0-9.:]{1,32}$/)')).toHaveLength(1);
    expect(tickerRules('/^[A-Z0-9.:@-]{1,40}$/.test(text)')).toHaveLength(1);
    expect(tickerRules('const ID = /^[A-Za-z0-9-]{1,36}$/;')).toEqual([]);
    expect(tickerRules('const ROOT = /^(?=.{1,6}$)[A-Z]+\\d?$/;')).toEqual([]);
  });

  it('a circle is found', () =>
    expect(
      findCircle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a', 'b', 'c', 'a']));

  it('an import upwards is refused', () =>
    expect(coreFault('core/options/pricing/greeks.ts', 'core/options/chain/index.ts')).toContain(
      'upwards',
    ));

  it('an import of accounts by an area of the maths is refused', () =>
    expect(coreFault('core/options/chain/atm.ts', 'core/accounts/index.ts')).toContain('is maths'));

  it('an import past a door is refused', () =>
    expect(coreFault('core/options/chain/atm.ts', 'core/shared/money.ts')).toContain(
      'past the door',
    ));

  it('a feature that imports another is refused', () =>
    expect(
      featureFault('web/features/home/home-page.tsx', 'web/features/session/sign-in-page.tsx'),
    ).toContain('session'));

  it.each([
    ['screens/wizard/wizard-page.tsx', 'screens/builder/builder-page.tsx'],
    ['shared/chain/chain-card.tsx', 'screens/wizard/wizard-page.tsx'],
    ['screens/wizard/wizard-page.tsx', 'options-routes.tsx'],
  ])('%s of options may not import %s', (file, target) =>
    expect(
      optionsFault(`web/features/options/${file}`, `web/features/options/${target}`),
    ).toContain(target),
  );

  it('a screen of options may import its own parts and shared parts', () => {
    const screen = 'web/features/options/screens/wizard';
    const shared = 'web/features/options/shared/chain/chain-card.tsx';
    expect(optionsFault(`${screen}/wizard-page.tsx`, `${screen}/step-stock.tsx`)).toBeNull();
    expect(optionsFault(`${screen}/wizard-page.tsx`, shared)).toBeNull();
    expect(optionsFault(shared, 'web/app/paths.ts')).toBeNull();
  });
});
