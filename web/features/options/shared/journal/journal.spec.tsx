import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { HistoricalTradeResponse, StrategyResponse } from '../../../../api/generated.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
  type SentCall,
} from '../../render-options.spec.helper.tsx';
import { strategyAnswer } from '../../test-chain.spec.helper.ts';

const READ = 'GET /api/options/strategies/s1';
const WRITE = 'PUT /api/options/strategies/s1/journal';
const HISTORY = 'GET /api/options/history';

const trade = (more: Partial<StrategyResponse> = {}) =>
  strategyAnswer({ id: 's1', version: 4, name: '我的价差', ...more });

const openTab = async (position: StrategyResponse, answers: Answers = {}) => {
  const server = fakeServer({ [READ]: { data: position }, ...answers });
  const rendered = await renderOptions('/options/position/s1', { signedIn: true, server });
  await rendered.user.click(await screen.findByRole('tab', { name: /历史/ }));
  return { ...rendered, card: await screen.findByRole('region', { name: '交易日志' }) };
};
const note = () => screen.findByLabelText<HTMLTextAreaElement>('笔记');
const tags = () => screen.getByRole<HTMLInputElement>('textbox', { name: '标签' });
const save = () => screen.getByRole('button', { name: '保存' });

describe('the journal on the page of a position', () => {
  it('without a note it says what it is for; a note and tags are written, and stand there then', async () => {
    let stored = trade();
    const { user, server, card } = await openTab(stored, {
      [READ]: () => ({ data: stored }),
      [WRITE]: ({ body }: SentCall) => {
        stored = trade({ version: 5, journal: body as StrategyResponse['journal'] });
        return { data: stored };
      },
    });
    expect(within(card).getByText(/^还没有笔记和标签/)).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: '写日志' }));
    await user.type(await note(), ' 财报前入场\n<b>IV</b> 40 ');
    await user.type(tags(), '财报，ETF, ');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(WRITE)).toMatchObject([
      {
        body: { note: '财报前入场\n<b>IV</b> 40', tags: ['财报', 'ETF'] },
        headers: { 'If-Match': '"4"' },
      },
    ]);
    const shown = await within(card).findByText(/财报前入场/);
    expect(shown.textContent).toBe('财报前入场\n<b>IV</b> 40');
    const list = within(card).getByRole('list', { name: '标签' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['财报', 'ETF']);
  });

  it('a fault stands at its field, what was typed stays, and nothing is sent', async () => {
    const { user, server, card } = await openTab(trade());
    await user.click(within(card).getByRole('button', { name: '写日志' }));
    await user.click(await note());
    await user.paste(`see\u202e${'x'.repeat(10)}`);
    await user.type(tags(), 'ok, etf, ETF');
    await user.click(save());
    expect((await note()).getAttribute('aria-invalid')).toBe('true');
    const described = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described(await note())).toContain('请删除不可见字符');
    expect(described(tags())).toMatch(/^ETF：/);
    expect(tags().value).toBe('ok, etf, ETF');
    expect(server.sent(WRITE)).toEqual([]);
  });

  it('a refusal is told and keeps the text; after a conflict the next attempt has the new version', async () => {
    let version = 4;
    const { user, server, card } = await openTab(trade({ version }), {
      [READ]: () => ({ data: trade({ version }) }),
      [WRITE]: () => {
        version = 7;
        return refusal(409, 'VERSION_CONFLICT', '版本冲突');
      },
    });
    await user.click(within(card).getByRole('button', { name: '写日志' }));
    await user.type(await note(), '心得');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('内容仍保留在此');
    expect((await note()).value).toBe('心得');
    await waitFor(() => expect(server.sent(READ).length).toBeGreaterThan(1));
    server.answers[WRITE] = () => refusal(403, 'X', '日志暂停');
    await user.click(save());
    expect(await screen.findByText(/日志暂停/)).toBeTruthy();
    expect(server.sent(WRITE).at(-1)?.headers['If-Match']).toBe('"7"');
  });

  it('it is written by keyboard alone, and Escape asks before it is lost', async () => {
    const { user, server, card } = await openTab(trade());
    act(() => within(card).getByRole('button', { name: '写日志' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await note()));
    await user.keyboard('abc{Escape}');
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect((await note()).value).toBe('abc');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('写日志');
    expect(server.sent(WRITE)).toEqual([]);
  });
});

describe('the journal in the history', () => {
  const row: HistoricalTradeResponse = {
    id: 's1',
    version: 3,
    name: '我的价差',
    type: 'vertical-spread',
    structure: 'bull-call-spread',
    status: 'completed',
    underlyingAsset: 'SPY',
    startDate: '2026-01-05',
    endDate: '2026-02-20',
    startingCapital: 800,
    endingCapital: 930,
    returnAmount: 130,
    returnPercentage: 16.25,
    winLoss: 'win',
    daysHeld: 46,
    strategyDirection: 'neutral',
    sample: false,
    note: '第一行\n第二行',
    tags: ['ETF'],
  };
  const record = { trades: 1, wins: 1, losses: 0, winRate: 1, totalReturn: 130 };
  const page = (more: Partial<HistoricalTradeResponse> = {}) => ({
    data: [{ ...row, ...more }],
    ...{ total: 1, page: 1, totalPages: 1, symbols: ['SPY'], tags: ['ETF'] },
    summary: {
      ...record,
      ...{ grossProfit: 130, grossLoss: 0, averageWin: 130, averageLoss: null, expectancy: 130 },
      ...{ profitFactor: null, maxDrawdown: 0, drawdownFrom: 0, drawdownTo: 0, daysHeld: 46 },
      averageDaysHeld: 46,
    },
  });
  const open = (answers: Answers = {}) =>
    renderOptions('/options/history', {
      signedIn: true,
      server: fakeServer({ [HISTORY]: page(), ...answers }),
    });

  it('HI-01 a trade shows its tags and the first line of its note; the filter by tag goes to the address and the server', async () => {
    const { user, server, address } = await open();
    expect(await screen.findByText('第一行')).toBeTruthy();
    expect(screen.queryByText(/第二行/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '筛选' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '标签' }), 'ETF');
    expect(address()).toBe('/options/history?tag=ETF');
    await waitFor(() => expect(server.sent(HISTORY).at(-1)?.query.get('tag')).toBe('ETF'));
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(address()).toBe('/options/history');
  });

  it('it is edited there, over the version of the row, and the row follows', async () => {
    const { user, server } = await open({ [WRITE]: { data: trade() } });
    await user.click(await screen.findByRole('button', { name: '我的价差 的交易日志' }));
    expect((await note()).value).toBe('第一行\n第二行');
    expect(tags().value).toBe('ETF');
    await user.clear(tags());
    server.answers[HISTORY] = page({ tags: [], version: 4 });
    await user.click(save());
    await waitFor(() => expect(screen.queryByText('ETF', { selector: 'span' })).toBeNull());
    expect(server.sent(WRITE)).toMatchObject([
      { body: { note: row.note, tags: [] }, headers: { 'If-Match': '"3"' } },
    ]);
  });

  it('a visitor sees the tags of samples, filters by them, and edits nothing', async () => {
    const { user } = await renderOptions('/options/history');
    await user.click(await screen.findByRole('button', { name: '筛选' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '标签' }), 'ETF');
    const rows = within(await screen.findByRole('table', { name: '已平仓交易' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(3);
    for (const each of rows) expect(within(each).getByText(/ETF/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /交易日志/ })).toBeNull();
  });
});
