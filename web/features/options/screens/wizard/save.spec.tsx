import { describe, expect, it } from '@jest/globals';
import type { TemplateId } from '@toolyard/core/options/templates';
import { screen, waitFor, within } from '@testing-library/react';
import { chains, fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';
import { EXPIRIES, contract, strategyAnswer } from '../../test-chain.spec.helper.ts';

const SAVE = 'POST /api/options/strategies';
const LIST = 'GET /api/options/strategies';

const CALLS = { 200: { bid: 6.1, ask: 6.35 }, 210: { bid: 2.5, ask: 2.7 } };
const STRIKES = [185, 190, 200, 210, 215, 217.5];
const PUTS = { 190: { bid: 2.1, ask: 2.3 }, 185: { bid: 1.2, ask: 1.35 } };

const open = (template: TemplateId, { signedIn = true, answers = {} } = {}) =>
  renderOptions('/options/wizard', {
    template,
    signedIn,
    server: fakeServer({
      'GET /api/options/chain/AAPL': chains({ calls: CALLS, puts: PUTS, strikes: STRIKES }),
      [SAVE]: () => Response.json({ data: strategyAnswer() }, { status: 201 }),
      [LIST]: () => ({ data: [strategyAnswer()], nextCursor: null }),
      ...answers,
    }),
  });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const quote = (name: string | RegExp) => screen.findByRole('button', { name });
const canSave = (name = '保存策略') => !button(name).hasAttribute('disabled');
const legNames = () =>
  within(screen.getByRole('table', { name: '已选合约' }))
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

describe('saving a strategy', () => {
  it('WZ-18 WZ-19 WZ-20 an iron condor can be saved from its fourth option leg on, and above', async () => {
    const { user } = await open('iron-condor');
    expect(canSave()).toBe(false);
    const presses = [/^买入 185 看跌/, /^卖出 190 看跌/, /^卖出 210 看涨/];
    let missing = 4;
    for (const name of presses) {
      expect(screen.getByText(`还差 ${missing--} 条合约腿`)).toBeTruthy();
      await user.click(await quote(name));
      expect(canSave()).toBe(false);
    }
    expect(screen.getByText('还差 1 条合约腿')).toBeTruthy();
    await user.click(button(/^买入 215 看涨/));
    expect(canSave()).toBe(true);
    expect(screen.getByText('4 / 4')).toBeTruthy();
    expect(screen.getByText('识别为 铁鹰式')).toBeTruthy();
    await user.click(button(/^买入 217.5 看涨/));
    expect(canSave()).toBe(true);
    await user.click(button('移除：买入 217.5 看涨'));
    await user.click(button('移除：买入 185 看跌'));
    expect(canSave()).toBe(false);
  });

  it('WZ-19 WZ-20 a covered stock needs its one option leg: shares do not count', async () => {
    const { user } = await open('covered-stock');
    await user.click(await quote(/^卖出 210 看涨/));
    expect(screen.getByText('1 / 1')).toBeTruthy();
    expect(canSave()).toBe(true);
    await user.click(button('移除：卖出 210 看涨'));
    expect(legNames()).toEqual(['买入 AAPL 正股']);
    expect(screen.getByText('0 / 1')).toBeTruthy();
    expect(canSave()).toBe(false);
  });

  it('WZ-19 custom needs one option leg (decision 31)', async () => {
    const { user } = await open('custom');
    await quote(/^买入 200 看涨/);
    expect(canSave()).toBe(false);
    await user.click(button(/^买入 200 看涨/));
    expect(canSave()).toBe(true);
  });

  it('bad input: while a marked figure stands in a field nothing is saved, and the screen says why', async () => {
    const { user } = await open('single-option');
    await user.click(await quote(/^买入 200 看涨/));
    const quantity = screen.getByRole('textbox', { name: '买入 200 看涨 的数量' });
    await user.clear(quantity);
    await user.type(quantity, '1.5');
    await user.tab();
    expect(canSave()).toBe(false);
    expect(screen.getByText('请先更正标出的内容')).toBeTruthy();
    const words = screen.getByText('买入 200 看涨 的数量：请输入 1 到 10,000 的整数，负数表示卖出');
    expect(quantity.getAttribute('aria-describedby')).toBe(words.id);
    await user.clear(quantity);
    await user.type(quantity, '２{Enter}');
    expect(quantity).toHaveProperty('value', '+2');
    expect(canSave()).toBe(true);
    expect(screen.queryByText(/的整数/)).toBeNull();
  });

  it('WZ-21 saving posts exactly the chosen legs, once, under one key, and leads to the strategies', async () => {
    const { user, server, address } = await open('vertical-spread');
    await user.click(await quote('买入 200 看涨 6.35'));
    await user.click(button('卖出 210 看涨 2.50'));
    await user.click(button('增加一张：卖出 210 看涨'));
    const own = screen.getByRole('textbox', { name: '买入 200 看涨 的权利金' });
    await user.clear(own);
    await user.type(own, '6.2{Enter}');
    await user.click(button('保存策略'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    expect(server.sent(SAVE)).toHaveLength(1);
    const [call] = server.sent(SAVE);
    expect(call!.body).toEqual({
      name: 'AAPL 看涨比率价差',
      templateId: 'vertical-spread',
      symbol: 'AAPL',
      commissionPerContract: 0,
      commissionPerTrade: 0,
      legs: [
        {
          kind: 'option',
          symbol: contract('call', 200, EXPIRIES[1]),
          position: 'long',
          quantity: 1,
          price: 6.2,
          priceSource: 'own',
        },
        {
          kind: 'option',
          symbol: contract('call', 210, EXPIRIES[1]),
          position: 'short',
          quantity: 2,
          price: 2.5,
          priceSource: 'bid',
        },
      ],
    });
    expect(call!.headers['Idempotency-Key']).toMatch(/^key-\d+$/);
    expect(call!.headers['Authorization']).toBe('Bearer a token');
    const saved = within(await screen.findByRole('table', { name: '已保存的策略' }));
    expect(await saved.findByRole('link', { name: 'AAPL 牛市看涨价差' })).toBeTruthy();
  });

  it('WZ-21 shares are saved at the spot as shares', async () => {
    const { user, server, address } = await open('covered-stock');
    await user.click(await quote(/^卖出 210 看涨/));
    await user.click(button('保存策略'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    expect((server.sent(SAVE)[0]!.body as { legs: unknown[] }).legs[0]).toEqual({
      kind: 'stock',
      symbol: 'AAPL',
      position: 'long',
      quantity: 100,
      price: 200,
      priceSource: 'spot',
    });
  });

  it('WZ-21 after saving, the wizard begins anew', async () => {
    const { user, address } = await open('custom');
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button('保存策略'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    await user.click(screen.getByRole('link', { name: '策略向导' }));
    expect(await screen.findByText('先选择一只股票')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('WZ-21 while saving is under way it cannot be pressed again', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const { user, server, address } = await open('custom', {
      answers: { [SAVE]: () => new Promise((resolve) => (answer = resolve)) },
    });
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button('保存策略'));
    expect(canSave()).toBe(false);
    await user.click(button('保存策略'));
    expect(server.sent(SAVE)).toHaveLength(1);
    answer({ data: strategyAnswer() });
    await waitFor(() => expect(address()).toBe('/options/strategies'));
  });

  it('NW-13 a save that the server could not answer is asked again under the same key', async () => {
    let tries = 0;
    const { user, server, address } = await open('custom', {
      answers: {
        [SAVE]: () =>
          ++tries === 1 ? refusal(503, 'UNAVAILABLE', 'later') : { data: strategyAnswer() },
      },
    });
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button('保存策略'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    const keys = server.sent(SAVE).map((call) => call.headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('WZ-21 a refused save keeps everything and shows the server’s own words', async () => {
    const { user, server, address } = await open('vertical-spread', {
      answers: { [SAVE]: () => refusal(400, 'CONTRACT_EXPIRED', '合约已经到期') },
    });
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button(/^卖出 210 看涨/));
    await user.click(button('保存策略'));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('保存失败');
    expect(box.textContent).toContain('合约已经到期');
    expect(address()).toBe('/options/wizard');
    expect(legNames()).toEqual(['买入 200 看涨', '卖出 210 看涨']);
    expect(canSave()).toBe(true);
    server.answers[SAVE] = () => ({ data: strategyAnswer() });
    await user.click(button('保存策略'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    const keys = server.sent(SAVE).map((call) => call.headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('WZ-21 a refusal without words says that nothing is lost', async () => {
    const { user } = await open('custom', {
      answers: { [SAVE]: () => new Response('', { status: 400 }) },
    });
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button('保存策略'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '策略没有保存，已选内容仍在，请重试。',
    );
  });

  it('WZ-21 a visitor is led to sign in, nothing chosen is lost, and then it is saved (decision 4)', async () => {
    const { user, server, address } = await open('vertical-spread', { signedIn: false });
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button(/^卖出 210 看涨/));
    expect(screen.getByText('登录后即可保存，已选内容不会丢失')).toBeTruthy();
    await user.click(button('登录并保存'));
    expect(address()).toBe('/auth/login');
    expect(server.sent(SAVE)).toHaveLength(0);
    await user.click(button('sign in here'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    expect(server.sent(SAVE)).toHaveLength(1);
    expect(server.sent(SAVE)[0]!.body).toMatchObject({
      legs: [{ position: 'long' }, { position: 'short' }],
    });
  });

  it('WZ-21 a session that ended while planning leaves the chosen legs where they are', async () => {
    const { user, application } = await open('custom', {
      answers: { [SAVE]: () => refusal(401, 'SESSION_INVALID', 'this session is not valid') },
    });
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button('保存策略'));
    await waitFor(() => expect(application.store.getState().session.user).toBeNull());
    expect(legNames()).toEqual(['买入 200 看涨']);
    expect(button('登录并保存')).toBeTruthy();
  });

  it('decision 31: legs that break the template’s rules are named before they are saved', async () => {
    const { user, server, address } = await open('vertical-spread');
    await user.click(await quote(/^买入 200 看涨/));
    expect(screen.queryByText(/^将以“/)).toBeNull();
    await user.click(button(/^买入 200 看跌/));
    expect(screen.getByText('将以“买入跨式”保存')).toBeTruthy();
    expect(canSave()).toBe(true);
    await user.click(button('移除：买入 200 看跌'));
    await user.click(button(/^卖出 210 看涨/));
    expect(screen.getByText('识别为 牛市看涨价差')).toBeTruthy();
    expect(screen.queryByText(/^将以“/)).toBeNull();
    await user.click(button('保存策略'));
    await waitFor(() => expect(address()).toBe('/options/strategies'));
    expect(server.sent(SAVE)).toHaveLength(1);
  });

  it('decision 31: a call sold without the shares of a covered stock is said to be a short call', async () => {
    const { user } = await open('covered-stock');
    await user.click(await quote(/^卖出 210 看涨/));
    expect(screen.getByText('识别为 备兑看涨')).toBeTruthy();
    await user.click(button('移除：买入 AAPL 正股'));
    expect(screen.getByText('将以“卖出看涨”保存')).toBeTruthy();
  });
});
