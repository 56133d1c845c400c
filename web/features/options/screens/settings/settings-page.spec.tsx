import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_OPTIONS_SETTINGS,
  VISITOR_OPTIONS_SETTINGS,
} from '@toolyard/core/options/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';

const ROUTE = '/options/settings';
const READ = 'GET /api/options/settings';
const SAVE = 'PUT /api/options/settings';
const ACCOUNT = {
  ...DEFAULT_OPTIONS_SETTINGS,
  capital: 10_000,
  version: 3,
  updatedAt: '2026-01-02T03:04:05.000Z',
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const press = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const chosen = (group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { pressed: true })
    .textContent;
const save = () => screen.getByRole('button', { name: '保存设置' });
const titles = (application: { toasts: { list: () => readonly { title: string }[] } }) =>
  application.toasts.list().map(({ title }) => title);

async function visit() {
  const rendered = await renderOptions(ROUTE);
  await screen.findByRole('heading', { level: 1, name: '期权设置' });
  return rendered;
}

async function account(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ [READ]: () => ({ data: ACCOUNT }), ...answers });
  const rendered = await renderOptions(ROUTE, { signedIn: true, server });
  await screen.findByText('保存在你的账户中');
  await waitFor(() => expect(field('每笔金额').matches(':disabled')).toBe(false));
  return rendered;
}

describe('options settings', () => {
  it('OS-01 OS-02 trade size and risk control are typed, with 15, 25 and 10 as placeholders', async () => {
    await visit();
    for (const name of ['每笔金额', '最大风险敞口', '最长持有时间'])
      expect(field(name).value).toBe('');
    const stops = ['单笔止损', '总账户止损', '月度止损'].map((name) => field(name).placeholder);
    expect(stops).toEqual(['15', '25', '10']);
  });

  it('R16 the capital is typed, begins with 10000, and cannot be nothing', async () => {
    const { user, server } = await account({
      [SAVE]: ({ body }: { body: unknown }) => ({
        data: { ...ACCOUNT, ...(body as object), version: 4 },
      }),
    });
    expect(field('总资金').value).toBe('10000');
    await user.clear(field('总资金'));
    await user.click(save());
    expect(field('总资金').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('总资金'), '25,000');
    await user.click(save());
    await waitFor(() => expect(server.sent(SAVE)[0]?.body).toMatchObject({ capital: 25_000 }));
  });

  it('the commissions of new trades are typed per contract and per trade; blank is none', async () => {
    const { user, server } = await account({
      [SAVE]: ({ body }: { body: unknown }) => ({
        data: { ...ACCOUNT, ...(body as object), version: 4 },
      }),
    });
    expect([field('每张合约').value, field('每笔交易').value]).toEqual(['', '']);
    await user.type(field('每张合约'), '101');
    await user.click(save());
    expect(field('每张合约').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('每张合约'));
    await user.type(field('每张合约'), '0.65');
    await user.click(save());
    await waitFor(() =>
      expect(server.sent(SAVE)[0]?.body).toMatchObject({
        commissionPerContract: 0.65,
        commissionPerTrade: 0,
      }),
    );
  });

  it('OS-03 OS-04 a strategy and an underlying may be preferred', async () => {
    await visit();
    expect(press('偏好策略').slice(1)).toHaveLength(4);
    expect(press('偏好标的')).toEqual(['不限', 'AAPL', 'SPY', 'TSLA', 'NVDA']);
  });

  it('OS-05 three kinds of alerts can be switched', async () => {
    const { user } = await visit();
    const toggles = screen.getAllByRole('switch');
    expect(toggles.map((toggle) => toggle.getAttribute('aria-label'))).toEqual([
      '交易提醒',
      '风险提醒',
      '行情提醒',
    ]);
    await user.click(toggles[1]!);
    expect(toggles[1]!.getAttribute('aria-checked')).toBe('false');
  });

  it('OS-05 quiet hours of an account: two times and a time zone; equal times are refused at them', async () => {
    const { user, server } = await account({
      [SAVE]: ({ body }: { body: unknown }) => ({
        data: { ...ACCOUNT, ...(body as object), version: 4 },
      }),
    });
    await user.click(screen.getByRole('switch', { name: '免打扰时段' }));
    const [from, until] = [screen.getByLabelText('从'), screen.getByLabelText('到')];
    fireEvent.change(until, { target: { value: '22:00' } });
    await user.selectOptions(screen.getByLabelText('时区'), 'Asia/Shanghai');
    await user.click(save());
    expect(screen.getByText('请输入两个不同的时间和一个时区')).toBeTruthy();
    expect(server.sent(SAVE)).toEqual([]);
    fireEvent.change(from, { target: { value: '23:30' } });
    await user.click(save());
    const quietHours = { from: '23:30', to: '22:00', timeZone: 'Asia/Shanghai' };
    await waitFor(() => expect(server.sent(SAVE)[0]?.body).toMatchObject({ quietHours }));
  });

  it('OS-06 OS-07 OS-08 OS-09 chart, period, prices and dates have their choices', async () => {
    await visit();
    expect(press('图表类型')).toEqual(['K 线', '折线', '面积']);
    expect(press('时间周期')).toEqual(['1 分钟', '5 分钟', '15 分钟', '1 小时', '日线']);
    expect(press('价格显示')).toEqual(['美元', '百分比', '点数']);
    expect(press('日期格式')).toEqual(['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY']);
  });

  it('OS-10 a visitor’s settings are kept in this browser; reset shows the defaults until they are saved', async () => {
    const { user, application } = await visit();
    await user.type(field('每笔金额'), '1,500');
    await user.click(choice('图表类型', '面积'));
    await user.click(save());
    await waitFor(() => expect(titles(application)).toContain('设置已保存'));
    const stored = () =>
      JSON.parse(application.services.storage.at().getItem('optionsSettings') ?? '{}') as object;
    expect(stored()).toMatchObject({ amountPerTrade: 15_000_000, chartType: 'area' });
    await user.click(screen.getByRole('button', { name: '重置' }));
    expect([field('每笔金额').value, chosen('图表类型')]).toEqual(['', 'K 线']);
    expect(stored()).toMatchObject({ chartType: 'area' });
    await user.click(save());
    await waitFor(() => expect(stored()).toEqual(VISITOR_OPTIONS_SETTINGS));
  });

  it('OS-10 an account’s settings are saved under the version that was seen', async () => {
    let data: object = ACCOUNT;
    const { user, server } = await account({
      [READ]: () => ({ data }),
      [SAVE]: ({ body }: { body: object }) => ({
        data: (data = { ...ACCOUNT, ...body, version: 4 }),
      }),
    });
    await user.clear(field('单笔止损'));
    await user.type(field('单笔止损'), '12.5');
    await user.click(save());
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
    const [sent] = server.sent(SAVE);
    expect(sent!.headers['If-Match']).toBe('"3"');
    expect(sent!.body).toMatchObject({ stopLossPerTrade: 12.5, amountPerTrade: null });
    await waitFor(() => expect(screen.queryByText('未保存')).toBeNull());
    await waitFor(() => expect(field('单笔止损').value).toBe('12.5'));
  });

  it('what is out of range is said at its field and nothing is sent', async () => {
    const { user, server } = await account();
    await user.clear(field('月度止损'));
    await user.type(field('月度止损'), '101');
    await user.type(field('最长持有时间'), 'soon');
    await user.click(save());
    expect(screen.getByText('百分比须在 0.01 到 100 之间')).toBeTruthy();
    expect(document.activeElement).toBe(field('最长持有时间'));
    expect(server.sent(SAVE)).toEqual([]);
  });

  it('a refusal keeps what was typed and says so; a change made elsewhere is replaced by saving again', async () => {
    const { user, server } = await account({
      [SAVE]: () => refusal(409, 'VERSION_CONFLICT', 'changed', { current: ACCOUNT }),
    });
    await user.type(field('每笔金额'), '900');
    server.answers[READ] = () => ({ data: { ...ACCOUNT, version: 5 } });
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('设置已在别处被修改');
    expect(field('每笔金额').value).toBe('900');
    await waitFor(() => expect(server.sent(READ)).toHaveLength(2));
    await user.click(save());
    await waitFor(() => expect(server.sent(SAVE).at(-1)!.headers['If-Match']).toBe('"5"'));
  });

  it('what cannot be loaded can be tried again', async () => {
    const server = fakeServer({ [READ]: () => refusal(404, 'NOT_FOUND', 'gone') });
    const { user } = await renderOptions(ROUTE, { signedIn: true, server });
    const again = await screen.findByRole('button', { name: '重试' });
    server.answers[READ] = () => ({ data: { ...ACCOUNT, chartType: 'line' } });
    await user.click(again);
    await waitFor(() => expect(chosen('图表类型')).toBe('折线'));
  });
});
