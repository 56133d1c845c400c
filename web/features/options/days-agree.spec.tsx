import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openBuilder, SPREAD } from './screens/builder/render-builder.spec.helper.tsx';
import { button, loaded, openPosition } from './screens/position/position.spec.helper.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
  type SentCall,
} from './render-options.spec.helper.tsx';
import { openStock } from './stock-answers.spec.helper.ts';
import {
  chainAnswer,
  expiriesAnswer,
  marketStatusAnswer,
  META,
  SPOT,
  strategyAnswer,
  type TestExpiry,
} from './test-chain.spec.helper.ts';

/** The market at a time, with quotes of the last close. */
const marketAt = (now: string, quoted: string): Answers => {
  const meta = { ...META, asOf: quoted };
  return {
    'GET /api/polygon/market-status': () => marketStatusAnswer(now),
    'GET /api/options/expiries/AAPL': () => ({ ...expiriesAnswer(), meta }),
    'GET /api/options/chain/AAPL': ({ query }: SentCall) => ({
      ...chainAnswer(query.get('expiry') as TestExpiry),
      meta,
    }),
  };
};

const heldAt = (now: string, quoted: string) =>
  strategyAnswer({
    status: 'active',
    quotedAt: quoted,
    asOf: now,
    mark: { at: quoted, spot: SPOT, stale: false, legs: [] },
  });

const daysOfChip = async (): Promise<string> => {
  const chip = await screen.findByRole('radio', { name: /12月18日/ });
  return /(\d+) 天/.exec(chip.textContent)?.[1] ?? '';
};

/** The days from now to an expiry, as each screen writes them. */
const SCREENS: Record<
  string,
  (market: Answers, held: ReturnType<typeof heldAt>) => Promise<string>
> = {
  async chain(market) {
    await renderOptions('/options/wizard', {
      server: fakeServer(market),
      template: 'single-option',
    });
    return daysOfChip();
  },
  async stock(market) {
    await openStock(market);
    return daysOfChip();
  },
  async builder(market) {
    await openBuilder(SPREAD, { answers: market });
    const day = await screen.findByRole('slider', { name: '日期' });
    return /剩余 (\d+) 天$/.exec(day.getAttribute('aria-valuetext') ?? '')?.[1] ?? '';
  },
  async overview(market, held) {
    const server = fakeServer({
      ...market,
      'GET /api/options/strategies': { data: [held], nextCursor: null },
      'GET /api/options/summary': () => refusal(502, 'PROVIDER', 'no market'),
    });
    await renderOptions('/options', { signedIn: true, server });
    const row = within(await screen.findByRole('table', { name: '已保存的策略' })).getAllByRole(
      'row',
    )[1]!;
    return /日 (\d+) 天$/.exec([...row.children].at(-3)?.textContent.trim() ?? '')?.[1] ?? '';
  },
  async position(market, held) {
    await openPosition(held, market);
    await loaded();
    const [left] = screen.getAllByText('到期日', { selector: 'dt' });
    return /(\d+) 天/.exec(left?.nextElementSibling?.textContent ?? '')?.[1] ?? '';
  },
  async roll(market, held) {
    const { user } = await openPosition(held, market);
    await loaded();
    await user.click(button('调整策略'));
    const form = within(await screen.findByRole('dialog'));
    const expiry = within(await form.findByRole('combobox', { name: '到期日' }));
    const option = await expiry.findByRole('option', { name: /12月18日/ });
    return /(\d+) 天/.exec(option.textContent)?.[1] ?? '';
  },
};

describe('one expiry has one count of days, from New York’s date of now', () => {
  it.each([
    ['on a weekend', '2026-11-22T17:00:00.000Z', '2026-11-20T21:00:00.000Z', '26'],
    ['late on the eve of a holiday', '2026-11-26T04:30:00.000Z', '2026-11-25T21:00:00.000Z', '23'],
    ['across a change of clocks', '2026-10-31T16:00:00.000Z', '2026-10-30T20:00:00.000Z', '48'],
  ])('%s', async (_when, now, quoted, days) => {
    const shown: Record<string, string> = {};
    for (const [name, screenAt] of Object.entries(SCREENS)) {
      shown[name] = await screenAt(marketAt(now, quoted), heldAt(now, quoted));
      cleanup();
    }
    expect(shown).toEqual({
      ...{ chain: days, stock: days, builder: days, overview: days, position: days, roll: days },
    });
  });
});
