import { describe, expect, it, jest } from '@jest/globals';
import { NO_COMMISSION } from '@toolyard/core/options/contracts';
import { decodePlan, encodePlan } from '@toolyard/core/options/sharing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fromDollars, moneyOf } from '@toolyard/core/shared';
import { chains, fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';
import { STRATEGY_ID, contract, expiriesAnswer } from '../../test-chain.spec.helper.ts';
import {
  SAVE,
  SPREAD,
  button,
  figure,
  openBuilder,
  shared,
  saveButton,
} from './render-builder.spec.helper.tsx';

describe('a strategy by its link', () => {
  it('opens for a visitor as it was shared, and leaves the address', async () => {
    const { address } = await openBuilder({
      ...SPREAD,
      commission: { perContract: moneyOf(6500), perTrade: moneyOf(0) },
    });
    expect(await figure('净支出')).toBe('−$371.30');
    expect(address()).toBe('/options/builder');
  });

  it('a visitor sees no limits, which nobody has entered, however much the plan may lose', async () => {
    const legs = SPREAD.legs.map((leg) => ({ ...leg, quantity: 40 }));
    await openBuilder({ ...SPREAD, legs });
    expect(await figure('最大亏损')).toBe('−$14,800');
    await waitFor(() => expect(screen.queryByText(/^超出/)).toBeNull());
  });

  it('a visitor who has entered limits is told when a plan goes beyond them', async () => {
    const legs = SPREAD.legs.map((leg) => ({ ...leg, quantity: 40 }));
    await openBuilder(
      { ...SPREAD, legs },
      { visitorSettings: { maxRiskExposure: fromDollars(100) } },
    );
    expect((await screen.findAllByText(/^超出 \d 项限额/)).length).toBeGreaterThan(0);
  });

  it('the address may name a stock alone, in any case', async () => {
    const { address } = await renderOptions('/options/builder?symbol=aapl', {
      server: fakeServer({ 'GET /api/options/chain/AAPL': chains({}) }),
    });
    expect(await screen.findByRole('region', { name: '合约腿' })).toBeTruthy();
    expect(screen.getAllByText('AAPL').length).toBeGreaterThan(0);
    expect(address()).toBe('/options/builder');
  });

  it('is copied whole: what is copied is what opens', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('分享'));
    await user.click(await screen.findByRole('menuitem', { name: '复制链接' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    const text = new URL(write.mock.calls[0]![0]).searchParams.get('plan') ?? '';
    expect(decodePlan(text)).toEqual({ ok: true, value: { ...SPREAD, commission: NO_COMMISSION } });
  });

  it('is shown to be copied by hand where the browser forbids it', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(button('分享'));
    await user.click(await screen.findByRole('menuitem', { name: '复制链接' }));
    expect(
      (await screen.findByRole('textbox', { name: '此策略的链接' })).getAttribute('value'),
    ).toContain('/options/builder?plan=');
  });

  it.each([
    ['cut', encodePlan(SPREAD).slice(0, -9)],
    ['forged', encodePlan(SPREAD).replace('_6.2a', '_0.2a')],
    ['nothing but noise', '%%%'],
  ])('a link that is %s says so, and the page stays usable', async (_name, text) => {
    const { user } = await openBuilder(text);
    expect((await screen.findByRole('alert')).textContent).toContain('链接已损坏');
    await user.click(button('知道了'));
    await user.click(await screen.findByRole('button', { name: 'AAPL' }));
    expect(await screen.findByText('还没有合约腿', { selector: 'h3' })).toBeTruthy();
  });

  it('contracts that are gone or past expiry are named, and what is left is shown', async () => {
    const past = 'AAPL260918C00200000';
    await openBuilder({ ...SPREAD, legs: [...SPREAD.legs, shared(past, 'long', 1)] });
    expect(await screen.findByText('3 条合约腿中有 1 条已失效')).toBeTruthy();
    expect(screen.getByText(new RegExp(past))).toBeTruthy();
    expect(await figure('净支出')).toBe('−$370');
  });

  it('R7 a leg whose quote has moved says both prices; one press refreshes all, undone at once, own prices stay', async () => {
    const { user } = await openBuilder({
      ...SPREAD,
      legs: [
        shared(contract('call', 200), 'long', 5),
        shared(contract('call', 210), 'short', 2.4),
        { ...shared(contract('put', 190), 'long', 1), priceSource: 'own' },
      ],
    });
    expect(await figure('净支出')).toBe('−$360');
    expect(screen.getByText('计价 5.00，最新 6.20')).toBeTruthy();
    expect(screen.getByText('计价 2.40，最新 2.50')).toBeTruthy();
    await user.click(button('刷新价格'));
    expect(await figure('净支出')).toBe('−$470');
    expect(screen.queryByText(/^定价/)).toBeNull();
    expect(screen.queryByRole('button', { name: '刷新价格' })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(await figure('净支出')).toBe('−$360');
  });

  it('a stock that has no chain says so', async () => {
    await openBuilder({ symbol: 'NOPE', legs: [], templateId: null });
    expect((await screen.findByRole('alert')).textContent).toContain('无法打开 NOPE');
  });

  it('a link that the market did not answer opens when it is tried again', async () => {
    let down = true;
    const { user } = await openBuilder(SPREAD, {
      answers: {
        'GET /api/options/expiries/AAPL': () =>
          down ? refusal(404, 'NOT_FOUND', 'none') : expiriesAnswer(),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('无法打开 AAPL');
    down = false;
    await user.click(button('重试'));
    expect(await figure('净支出')).toBe('−$370');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no figures of the plan before it while it is opening', async () => {
    await openBuilder(SPREAD);
    expect(await figure('净支出')).toBe('−$370');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const put = shared(contract('put', 190), 'long', 2.3);
    await openBuilder(
      { symbol: 'AAPL', templateId: null, legs: [put] },
      {
        reloaded: true,
        answers: { 'GET /api/options/expiries/AAPL': () => answered.then(() => expiriesAnswer()) },
      },
    );
    expect(await screen.findByText('正在打开分享的策略...')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '结果' })).toBeNull();
    answer();
    expect(await figure('净支出')).toBe('−$230');
  });

  it('a template alone is filled from the chain', async () => {
    await openBuilder({ symbol: 'AAPL', legs: [], templateId: 'straddle' });
    expect(
      await screen.findByText('跨式', { exact: false, selector: 'section[aria-label="合约腿"] *' }),
    ).toBeTruthy();
  });

  it('a reload loses nothing', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.click(button('更低行权价：买入 200 看涨'));
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await openBuilder(null, { reloaded: true });
    await figure('净支出');
    expect(screen.getByRole('listitem', { name: '买入 197.5 看涨' })).toBeTruthy();
  });

  it('pinned plans survive a reload, scenarios a new tab too, a plan the next version', async () => {
    const reopened = async (plan: typeof SPREAD | null) => {
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
      const opened = await openBuilder(plan, { reloaded: plan === null });
      await figure('净支出');
      return opened.user;
    };
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.click(button('对比'));
    await user.click(screen.getByRole('tab', { name: '情景' }));
    await user.click(button('添加情景'));
    const scenario = async (by: typeof user) => {
      await by.click(screen.getByRole('tab', { name: '情景' }));
      return screen.findByRole('textbox', { name: '情景“情景 1”的名称' });
    };
    expect(await scenario(await reopened(null))).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^取消固定/ })).toHaveLength(1);
    expect(await scenario(await reopened(SPREAD))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^取消固定/ })).toBeNull();

    window.dispatchEvent(new Event('pagehide'));
    const { plan } = JSON.parse(sessionStorage.getItem('builderPlan') ?? '') as { plan: unknown };
    cleanup();
    sessionStorage.setItem('builderPlan', JSON.stringify({ plan }));
    await openBuilder(null, { reloaded: true });
    expect(await figure('净支出')).toBe('−$370');
    localStorage.removeItem('builderScenarios');
  });
});

describe('from the builder onwards', () => {
  it('an address that asks for saving, but was not come back to, saves nothing', async () => {
    const { server, address } = await openBuilder(SPREAD, { signedIn: true, hash: '#save' });
    await figure('净支出');
    await waitFor(() => expect(address()).toBe('/options/builder'));
    expect(server.sent(SAVE)).toHaveLength(0);
  });

  it('a visitor signs in to save, and the plan is saved as it was', async () => {
    const { user, server, address } = await openBuilder({
      ...SPREAD,
      commission: { perContract: moneyOf(6500), perTrade: moneyOf(0) },
    });
    await figure('净支出');
    await user.click(saveButton('登录并保存'));
    await user.click(await screen.findByRole('button', { name: 'sign in here' }));
    await waitFor(() => expect(address()).toBe(`/options/position/${STRATEGY_ID}`));
    expect(server.sent(SAVE)).toHaveLength(1);
    expect(server.sent(SAVE)[0]?.body).toMatchObject({
      name: 'AAPL 牛市看涨价差',
      templateId: 'vertical-spread',
      symbol: 'AAPL',
      commissionPerContract: 0.65,
      commissionPerTrade: 0,
      legs: [
        {
          symbol: contract('call', 200),
          position: 'long',
          quantity: 1,
          price: 6.2,
          priceSource: 'ask',
        },
        {
          symbol: contract('call', 210),
          position: 'short',
          quantity: 1,
          price: 2.5,
          priceSource: 'bid',
        },
      ],
    });
  });

  it('a refusal to save says why and loses nothing', async () => {
    const { user } = await openBuilder(SPREAD, {
      signedIn: true,
      answers: { [SAVE]: () => refusal(400, 'CONTRACT_EXPIRED', '合约已到期') },
    });
    await figure('净支出');
    await user.click(saveButton('保存策略'));
    expect((await screen.findByRole('alert')).textContent).toContain('合约已到期');
    expect(await figure('净支出')).toBe('−$370');
  });

  it('the wizard goes on with the legs, and the builder with those of the wizard', async () => {
    const { user, address } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.click(button('更多操作'));
    await user.click(await screen.findByRole('menuitem', { name: '在向导中打开' }));
    await waitFor(() => expect(address()).toBe('/options/wizard'));
    expect(await screen.findByText('识别为 牛市看涨价差')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '在构建器中打开' }));
    expect(await figure('净支出')).toBe('−$370');
  });
});
