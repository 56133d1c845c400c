import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CHAIN, cells, grid, showStrikes, strikesShown } from './chain.spec.helper.ts';
import { chains, fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';
import { openStock } from '../../stock-answers.spec.helper.ts';
import { keyOfContract } from './expiry-key.ts';
import {
  EXPIRIES,
  META,
  SPOT,
  STRIKES,
  contract,
  expiriesAnswer,
  type ChainChanges,
} from '../../test-chain.spec.helper.ts';

const LAST_PRICES = 'GET /api/options/last-prices/AAPL';
const SETTINGS = '/api/options/settings';

const openWizard = (changes: ChainChanges = {}, answers = {}, signedIn = false) =>
  renderOptions('/options/wizard', {
    ...{ template: 'custom', signedIn },
    server: fakeServer({ [CHAIN]: chains(changes), ...answers }),
  });
const chooseColumns = async (user: UserEvent, ...names: string[]) => {
  await user.click(await screen.findByRole('button', { name: '列' }));
  for (const name of names) await user.click(screen.getByRole('menuitemcheckbox', { name }));
  await user.keyboard('{Escape}');
};
const heads = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

describe('strikes of the chain', () => {
  it('at first those within 1.5 expected moves, so that the wings of a condor are in view', async () => {
    await openWizard();
    const away = 1.5 * SPOT * 0.3 * Math.sqrt(28 / 365);
    const within = STRIKES.filter((strike) => Math.abs(strike - SPOT) <= away);
    expect(within.length).toBeGreaterThan(15);
    expect(await strikesShown()).toEqual(within);
  });

  it('of many strikes those at a round distance, which is said, and every one of a chosen leg', async () => {
    const strikes = Array.from({ length: 201 }, (_, i) => 150 + i / 2);
    const { user } = await openWizard({ strikes });
    const away = 1.5 * SPOT * 0.3 * Math.sqrt(28 / 365);
    const round = strikes.filter((strike) => Math.abs(strike - SPOT) <= away && strike % 2.5 === 0);
    expect(await strikesShown()).toEqual([...round, 199.5].sort((a, b) => a - b));
    expect(screen.getByText(/间隔 \$2\.50/)).toBeTruthy();
    await showStrikes(user, '全部');
    await user.click(await screen.findByRole('button', { name: /^买入 201 看涨/ }));
    await showStrikes(user, '±1.5 预期波动');
    expect(await strikesShown()).toContain(201);
  });

  it.each([10, 20, 40])('%d of them around the price, half below it', async (count) => {
    const { user } = await openWizard();
    await showStrikes(user, String(count));
    const below = STRIKES.filter((strike) => strike < SPOT).slice(-count / 2);
    const above = STRIKES.filter((strike) => strike >= SPOT).slice(0, count / 2);
    expect(await strikesShown()).toEqual([...below, ...above]);
  });

  it('the view stays with the browser of a visitor', async () => {
    const { user, application } = await openWizard();
    await showStrikes(user, '10');
    expect(application.services.storage.at().getItem('optionsSettings')).toContain(
      '"chainStrikes":"10"',
    );
  });

  it('view and columns stay with the account, each change once', async () => {
    let account = { ...DEFAULT_OPTIONS_SETTINGS, capital: 10_000, version: 7, updatedAt: null };
    const { user, server } = await openWizard(
      {},
      {
        [`GET ${SETTINGS}`]: () => ({ data: account }),
        [`PUT ${SETTINGS}`]: ({ body }: { body: object }) => {
          account = { ...account, ...body, version: account.version + 1 };
          return { data: account };
        },
      },
      true,
    );
    const sent = () => server.sent(`PUT ${SETTINGS}`);
    await waitFor(() => expect(server.sent(`GET ${SETTINGS}`)).toHaveLength(1));
    await grid();
    await showStrikes(user, '10');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await chooseColumns(user, 'Gamma');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]!.body).toMatchObject({
      chainStrikes: '10',
      chainColumns: ['iv', 'delta', 'gamma'],
    });
    expect(sent().map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"8"']);
  });

  describe('a change that the account does not take', () => {
    const ACCOUNT = { ...DEFAULT_OPTIONS_SETTINGS, capital: 10_000, version: 7, updatedAt: null };

    /** An account that refuses until it is told to save. */
    async function openRefusing() {
      const server = { refuses: true, account: ACCOUNT };
      const opened = await openWizard(
        {},
        {
          [`GET ${SETTINGS}`]: () => ({ data: server.account }),
          [`PUT ${SETTINGS}`]: ({ body }: { body: object }) => {
            if (server.refuses) return refusal(429, 'TOO_MANY_REQUESTS', 'not now');
            server.account = { ...server.account, ...body, version: server.account.version + 1 };
            return { data: server.account };
          },
        },
        true,
      );
      await grid();
      await showStrikes(opened.user, '10');
      expect((await screen.findByRole('alert')).textContent).toContain('尚未保存。not now');
      return { ...opened, account: server, sent: () => opened.server.sent(`PUT ${SETTINGS}`) };
    }

    it('stays in force and is said until a retry saves it, however often that fails', async () => {
      const { user, account, sent } = await openRefusing();
      for (const times of [2, 3]) {
        await user.click(await screen.findByRole('button', { name: '重试' }));
        await waitFor(() => expect(sent()).toHaveLength(times));
        expect(await screen.findByRole('alert')).toBeTruthy();
        expect(await strikesShown()).toHaveLength(10);
      }
      account.refuses = false;
      await user.click(await screen.findByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(account.account).toMatchObject({ chainStrikes: '10', version: 8 });
      expect(await strikesShown()).toHaveLength(10);
    });

    it('goes along with the next change', async () => {
      const { user, account, sent } = await openRefusing();
      account.refuses = false;
      await chooseColumns(user, 'Gamma');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(sent()).toHaveLength(2);
      expect(account.account).toMatchObject({ chainStrikes: '10', version: 8 });
    });

    it('is sent again when the device wakes up or the network is back', async () => {
      const { account, wake } = await openRefusing();
      account.refuses = false;
      wake();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(account.account).toMatchObject({ chainStrikes: '10' });
    });
  });
});

describe('columns of the chain', () => {
  it('are chosen from a menu and mirror around the strikes; the usual ones come back', async () => {
    const { user } = await openWizard();
    await chooseColumns(user, '中间价', '隐含波动率');
    const side = ['买价', '卖价', '中间价', 'Delta'];
    expect((await heads()).slice(-9)).toEqual([
      ...['Delta', '中间价', '买价', '卖价'],
      '行权价',
      ...side,
    ]);
    await user.click(screen.getByRole('button', { name: '列' }));
    await user.click(screen.getByRole('menuitem', { name: '恢复默认列' }));
    expect((await heads()).slice(-4)).toEqual(['买价', '卖价', 'IV %', 'Delta']);
  });

  it('mid is between bid and ask, moneyness the distance beyond the strike, the chances of call and put are one together', async () => {
    const { user } = await openWizard({ calls: { 190: { bid: 12, ask: 12.5 } } });
    await chooseColumns(
      user,
      ...['中间价', '隐含波动率', 'Delta', '到期实值概率', '实值程度：大于 0 为实值'],
    );
    const [callMoney, callChance, mid] = await cells(190);
    const [putChance, putMoney] = (await cells(190)).slice(-2);
    expect(mid).toBe('12.25');
    expect([callMoney, putMoney]).toEqual(['+5.0%', '−5.0%']);
    expect(parseFloat(callChance!) + parseFloat(putChance!)).toBeCloseTo(100, 1);
    expect(parseFloat(callChance!)).toBeGreaterThan(50);
    expect(await screen.findByText(/到期实值概率：/)).toBeTruthy();
  });

  it('greeks keep their laws: gamma and vega of call and put agree, theta is paid', async () => {
    const { user } = await openWizard();
    await chooseColumns(
      user,
      ...['隐含波动率', 'Delta', 'Gamma', 'Theta（每天）', 'Vega（每个波动率点）'],
    );
    const [vega, theta, gamma, ...others] = await cells(210);
    const [putGamma, putTheta, putVega] = others.slice(-3);
    expect(Number(gamma)).toBeGreaterThan(0);
    // American puts differ a little from European ones, for which both agree exactly.
    expect(Math.abs(Number(gamma) - Number(putGamma))).toBeLessThan(0.002);
    expect(Math.abs(Number(vega) - Number(putVega))).toBeLessThan(0.02);
    for (const paid of [theta, putTheta]) expect(paid).toMatch(/^−0\.\d\d$/);
  });

  it('last price and change are fetched once one of them is shown', async () => {
    const price = { symbol: contract('call', 200), last: 6.2, change: -0.3, changePercent: -4.6 };
    const { user, server } = await openWizard({}, { [LAST_PRICES]: { data: [price], meta: META } });
    await grid();
    expect(server.sent(LAST_PRICES)).toHaveLength(0);
    await chooseColumns(user, '最新价', '涨跌', '隐含波动率', 'Delta');
    await waitFor(async () => expect((await cells(200)).slice(0, 2)).toEqual(['−$0.30', '6.20']));
    expect((await cells(200)).slice(-2)).toEqual(['--', '--']);
    expect(server.sent(LAST_PRICES)[0]!.query.get('expiry')).toBe(EXPIRIES[1]);
  });
});

describe('expiries of the chain', () => {
  it('monthly and weekly ones are marked, and each is in the menu with its days', async () => {
    const { user } = await openWizard();
    const [weekly, monthly] = await screen.findAllByRole('radio');
    expect(within(weekly!).getByTitle('周度').textContent).toBe('周');
    expect(within(monthly!).getByTitle('月度').textContent).toBe('月');
    const menu = screen.getByRole('combobox', { name: '全部到期日' });
    expect(
      within(menu)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      '11月27日 · 7 天 · 周度',
      '12月18日 · 28 天 · 月度',
      '2027年1月15日 · 56 天 · 月度',
    ]);
    await user.selectOptions(menu, EXPIRIES[2]);
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[2]} 期权链` })).toBeTruthy();
  });

  it('arrows lead to the neighbours up to both ends', async () => {
    const { user } = await openWizard();
    await grid();
    const [earlier, later] = ['上一个到期日', '下一个到期日'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await user.click(later!);
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[2]} 期权链` })).toBeTruthy();
    expect(later).toHaveProperty('disabled', true);
    await user.click(earlier!);
    await user.click(earlier!);
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[0]} 期权链` })).toBeTruthy();
    expect(earlier).toHaveProperty('disabled', true);
  });

  it('stacked, several are open at once, and a leg belongs to the one it is chosen from', async () => {
    const { user } = await openWizard();
    await grid();
    await chooseColumns(user, '所有到期日上下排列');
    const group = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
    await user.click(group(/^11月27日/));
    const first = await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[0]} 期权链` });
    await user.click(await within(first).findByRole('button', { name: /^买入 200 看涨/ }));
    const second = screen.getByRole('grid', { name: `AAPL ${EXPIRIES[1]} 期权链` });
    await user.click(within(second).getByRole('button', { name: /^卖出 200 看涨/ }));
    const legs = within(screen.getByRole('table', { name: '已选合约' })).getAllByRole('row');
    expect(legs.slice(1).map((leg) => leg.children[1]!.textContent)).toEqual([
      '11月27日',
      '12月18日',
    ]);
    await user.click(screen.getByRole('button', { name: /^11月27日/, expanded: true }));
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });
});

describe('keys of the chain', () => {
  it('Home and End lead to the ends of a row, with Ctrl to the first and last strike, pages over several', async () => {
    const { user } = await openWizard();
    const shown = await strikesShown();
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    (await screen.findByRole('button', { name: /^买入 200 看涨/ })).focus();
    await user.keyboard('{End}');
    expect(focused()).toMatch(/^买入 200 看跌/);
    await user.keyboard('{Home}');
    expect(focused()).toMatch(/^卖出 200 看涨/);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toMatch(new RegExp(`^卖出 ${shown.at(-1)} 看涨`));
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toMatch(new RegExp(`^卖出 ${shown[0]} 看涨`));
    await user.keyboard('{PageDown}');
    const at = shown.findIndex((strike) => focused().startsWith(`卖出 ${strike} `));
    expect(at).toBeGreaterThan(1);
    await user.keyboard('{PageUp}');
    expect(focused()).toMatch(new RegExp(`^卖出 ${shown[0]} 看涨`));
  });
});

describe('the tray of the stock page', () => {
  it('R32 a sale closes a bought contract, another purchase adds up', async () => {
    const { user } = await openStock();
    const ask = await screen.findByRole('button', { name: /^买入 200 看跌/ });
    ask.focus();
    await user.keyboard('bbb');
    const tray = () => screen.queryByRole('region', { name: '已选合约' });
    expect(tray()!.textContent).toContain('×3');
    await user.keyboard('s');
    expect(within(tray()!).getAllByRole('listitem')).toHaveLength(1);
    expect(tray()!.textContent).toContain('×2');
    await user.keyboard('sss');
    const [leg] = within(tray()!).getAllByRole('listitem');
    expect(leg!.textContent).toMatch(/卖出 200 看跌/);
    await user.keyboard('b');
    expect(tray()).toBeNull();
  });
});

describe('a day with contracts of two roots', () => {
  const twoRoots = () => {
    const { data, meta } = expiriesAnswer();
    const roots = (expiry: string) => expiry === EXPIRIES[1] && { roots: ['AAPL', 'SPXW'] };
    return { meta, data: data.map((row) => ({ ...row, ...roots(row.expiry) })) };
  };

  it('each root is an expiry of its own, and choosing it reads its chain', async () => {
    const { user, server } = await openWizard({}, { 'GET /api/options/expiries/AAPL': twoRoots });
    await grid();
    const strip = screen.getByRole('radiogroup', { name: '到期日' });
    const cells = within(strip).getAllByRole('radio');
    expect(cells).toHaveLength(EXPIRIES.length + 1);
    const requestedRoots = () => server.sent(CHAIN).map(({ query }) => query.get('root'));
    expect(requestedRoots()).not.toContain('SPXW');
    await user.click(within(strip).getByRole('radio', { name: /SPXW，PM/ }));
    await waitFor(() => expect(requestedRoots()).toContain('SPXW'));
    expect(within(strip).getByRole('radio', { checked: true }).textContent).toContain('SPXW');
  });
});

describe('the key of an expiry', () => {
  it.each([
    ['the symbol’s own root', 'SPX261218C06600000', '2026-12-18'],
    ['another root of an index', 'SPXW261218C06600000', '2026-12-18 SPXW'],
    ['a share', 'AAPL261218C00200000', '2026-12-18'],
    ['a class of shares', 'BRKB261218C00500000', '2026-12-18'],
    ['a chain file', 'MSFT@2021-11-22211217C00355000', '2021-12-17'],
  ])('%s: %s', (_what, symbol, key) => {
    const expiry = key.slice(0, 10);
    expect(keyOfContract({ symbol, expiry })).toBe(key);
  });
});
