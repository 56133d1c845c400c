import { describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { fromDollars, type Language } from '@toolyard/core/shared';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createApplication } from '../../../../app/application.ts';
import { ApplicationContext } from '../../../../app/use-application.ts';
import { SITE_TEXTS } from '../../../../i18n/site-texts.ts';
import { createTexts } from '../../../../i18n/texts.ts';
import { createFakeServer } from '../../../../test-support/fake-server.ts';
import { testServices } from '../../../../test-support/render-app.tsx';
import { DividendRiskMark } from './dividend-risk-mark.tsx';
import { DividendRisks } from './dividend-risks.tsx';

/** A short KO call at 76.06, an hour before the last close before a dividend of 0.52 on Monday. */
const shortCall = (strike: number, exDate: '2026-12-07' | '2027-03-12' = '2026-12-07') =>
  ({
    legs: [
      {
        ...{ kind: 'option', symbol: `KO261211C000${strike}000`, type: 'call', position: 'short' },
        ...{ strike: fromDollars(strike), expiry: '2026-12-11', premium: fromDollars(1) },
        ...{ quantity: 1, multiplier: 100, iv: 0.247, delta: null },
      },
    ],
    spot: fromDollars(76.06),
    asOf: Date.parse('2026-12-04T20:00:00Z'),
    terms: [
      {
        ...{ expiry: '2026-12-11', years: 7 / 365, forward: 75.6, rate: 0.04, dividendYield: 0.35 },
        source: 'given',
        dividends: [{ exDate, amount: 0.52 }],
      },
    ],
    volatility: null,
  }) satisfies AnalysisInput;

async function show(language: Language, input: AnalysisInput) {
  const application = createApplication(testServices(createFakeServer()));
  const texts = createTexts(language, SITE_TEXTS);
  await texts.loadArea('options');
  return render(
    <ApplicationContext value={application}>
      <Provider store={application.store}>
        <I18nProvider i18n={texts.i18n}>
          <DividendRisks input={input} />
          <DividendRiskMark input={input} />
        </I18nProvider>
      </Provider>
    </ApplicationContext>,
  );
}

describe('the dividend risk of a short call', () => {
  it.each([
    ['en', /ex-dividend Dec 7 \(expected, not announced\)/],
    ['zh-CN', /12月7日（预计，尚未公布） 除息/],
  ] as const)('of a dividend that is not announced: %s says so', async (language, words) => {
    const input = shortCall(73);
    const [terms] = input.terms;
    const dividends = [{ exDate: '2026-12-07', amount: 0.52, isExpected: true } as const];
    await show(language, { ...input, terms: [{ ...terms!, dividends }] });
    expect(screen.getByRole('status').textContent).toMatch(words);
  });

  it('below the dividend: says the extrinsic value beside the dividend and the day to act, in the box and at the mark', async () => {
    await show('en', shortCall(73));
    const words =
      /ex-dividend Dec 7\. The extrinsic value of \$0\.00 is less than the dividend of \$0\.52, so early assignment is possible at the close of Dec 4/;
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(screen.getAllByText(words)).toHaveLength(2);
  });

  it('of an adjusted contract: names it by its own strike, not by that of the ordinary one that pays the same', async () => {
    const input = shortCall(73);
    const adjusted = { ...input.legs[0]!, symbol: 'KO1261211C00003650' };
    await show('en', { ...input, legs: [adjusted] });
    expect(screen.getByRole('status').textContent).toMatch(/Sell 3\.65 call/);
  });

  it('above the dividend: names the ex-date and the last day to act, in Chinese too', async () => {
    await show('zh-CN', shortCall(80));
    expect(screen.getByRole('status').textContent).toMatch(/除息，每股 \$0\.52；.*最晚操作日：/);
  });

  it('nothing where no ex-date lies before the expiry', async () => {
    const { container } = await show('en', shortCall(73, '2027-03-12'));
    expect(container.textContent).toBe('');
  });
});
