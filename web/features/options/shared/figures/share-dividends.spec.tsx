import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareDividend, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';
import { SITE_TEXTS } from '../../../../i18n/site-texts.ts';
import { createTexts } from '../../../../i18n/texts.ts';
import type { Translate } from '../../../../i18n/use-text.ts';
import { shareDividendWords } from './share-dividends.tsx';
import type { Format } from './use-format.ts';

const format = {
  price: (dollars: number) => dollars.toFixed(2),
  monthDay: (date: string) => date,
} as Format;

const dividend = (exDate: CalendarDate, isExpected = false): ShareDividend => ({
  ...{ exDate, perShare: 0.43, amount: fromDollars(43) },
  ...(isExpected && { isExpected }),
});

describe('the dividends of the shares of a plan', () => {
  let words: (dividends: readonly ShareDividend[]) => string | null;
  beforeAll(async () => {
    const texts = createTexts('en', SITE_TEXTS);
    await texts.loadArea('options');
    await texts.loadArea('optionsMeasures');
    const t: Translate = (id, values) => texts.i18n._(id, values);
    words = (dividends) => shareDividendWords(t, format, { dividends } as StrategyAnalysis);
  });

  it.each([
    ['announced', [dividend('2027-01-22')], 'ex-dates up to 2027-01-22.'],
    [
      'expected',
      [dividend('2027-01-22', true)],
      'ex-dates up to 2027-01-22 (expected, not announced).',
    ],
    [
      'both',
      [dividend('2027-01-22'), dividend('2027-05-07', true)],
      'ex-dates up to 2027-05-07 (those after 2027-01-22 expected, not announced).',
    ],
  ])('%s ones are told apart', (_kind, dividends, end) => expect(words(dividends)).toContain(end));
});
