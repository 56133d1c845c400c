import { STRATEGY_TEMPLATES, TEMPLATE_TYPES } from '@toolyard/core/options/templates';
import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Rendered,
} from '../../render-options.spec.helper.tsx';
import { EXPIRIES } from '../../test-chain.spec.helper.ts';
import { EMPTY_WIZARD } from '../../shared/drafts/wizard-state.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

const TABS = ['基础', '价差', '收租', '波动率', '进阶'];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const enabled = (name: string | RegExp) => !button(name).hasAttribute('disabled');
const step = () => screen.getByRole('list', { name: '步骤' });
const current = () =>
  within(step())
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const cards = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('button', { name: /./ })
    .map((card) => card.textContent);

const chooseApple = async ({ user }: Rendered) => {
  await user.type(screen.getByRole('searchbox', { name: '搜索股票' }), 'AAPL{Enter}');
  await user.click(await screen.findByRole('button', { name: '选择 AAPL Apple Inc.' }));
  await screen.findByRole('tablist', { name: '策略分类' });
};
const chooseVertical = async ({ user }: Rendered) => {
  await user.click(tab('价差'));
  await user.click(button('垂直价差'));
};

describe('the steps of the wizard', () => {
  it('WZ-01 has three steps numbered 1 to 3 with the current one marked', async () => {
    await renderOptions('/options/wizard');
    const items = within(step()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '1股票与策略',
      '2了解策略',
      '3选择合约',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
  });

  it('WZ-02 WZ-08 strategy types stay hidden until a stock is chosen, then stand in five tabs', async () => {
    const rendered = await renderOptions('/options/wizard');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('button', { name: /垂直价差/ })).toBeNull();
    expect(await screen.findByText('先选择一只股票')).toBeTruthy();
    await chooseApple(rendered);
    const names = screen.getAllByRole('tab').map((each) => each.textContent.replace(/\d+$/, ''));
    expect(names).toEqual(['全部', ...TABS]);
    expect(cards()).toHaveLength(STRATEGY_TEMPLATES.length);
  });

  it('WZ-09 picking a stock loads its expiries', async () => {
    const rendered = await renderOptions('/options/wizard');
    const requested = () => rendered.server.sent('GET /api/options/expiries/AAPL').length;
    expect(requested()).toBe(0);
    await chooseApple(rendered);
    expect(await screen.findByText('11月27日 · 7 天')).toBeTruthy();
    expect(requested()).toBe(1);
  });

  it('WZ-09 step 3 of a strategy with an example opens on its expiry and with its contracts', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    await chooseVertical(rendered);
    await rendered.user.click(button('下一步'));
    await rendered.user.click(button('下一步'));
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[1]} 期权链` })).toBeTruthy();
    // Two contracts, as the example of step 2 had them.
    expect(await screen.findByText('2 / 2')).toBeTruthy();
  });

  it('a structure is chosen by its name, explained, and step 3 begins with its contracts', async () => {
    const rendered = await renderOptions('/options/wizard');
    const { user } = rendered;
    await chooseApple(rendered);
    const names = screen.getByRole('textbox', { name: '按名称搜索策略' });
    await user.type(names, '无此策略');
    expect(screen.getByText(/^没有名为“无此策略”的策略/)).toBeTruthy();
    await user.clear(names);
    await user.type(names, 'cash-secured put');
    await user.click(screen.getByRole('button', { name: '卖出看跌' }));
    expect(screen.getByText('已选 AAPL · 卖出看跌')).toBeTruthy();
    await user.click(button('下一步'));
    expect(screen.getByRole('heading', { name: '卖出看跌' })).toBeTruthy();
    expect(screen.getByText(/现金担保看跌/)).toBeTruthy();
    await user.click(button('下一步'));
    expect(await screen.findByText('识别为 卖出看跌')).toBeTruthy();
  });

  it('step 2 can be skipped: step 3 begins with the contracts of the example', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    expect(screen.queryByRole('button', { name: '跳过说明' })).toBeNull();
    await chooseVertical(rendered);
    await rendered.user.click(button('跳过说明'));
    expect(current()).toBe('3选择合约');
    expect(await screen.findByText('2 / 2')).toBeTruthy();
  });

  it('WZ-14 the contracts of the example are taken to step 3 with one press', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    await chooseVertical(rendered);
    await rendered.user.click(button('下一步'));
    await rendered.user.click(await screen.findByRole('button', { name: '采用这组合约' }));
    expect(current()).toBe('3选择合约');
    expect(await screen.findByText('2 / 2')).toBeTruthy();
    const { legs } = selectWizard(rendered.application.store.getState());
    expect(legs.map(({ leg }) => leg.kind === 'option' && leg.expiry)).toEqual([
      EXPIRIES[1],
      EXPIRIES[1],
    ]);
  });

  it('XA-06 the expiries are reached by Tab when the chosen one is no longer listed', async () => {
    const { application, user } = await renderOptions('/options/wizard', { template: 'custom' });
    act(() => void application.store.dispatch(wizardSlice.actions.expiryChosen('2026-12-04')));
    const strip = await screen.findByRole('radiogroup', { name: '到期日' });
    const shown = within(strip).getByRole('radio', { checked: true });
    for (let presses = 0; presses < 40 && !strip.contains(document.activeElement); presses++)
      await user.tab();
    expect(document.activeElement).toBe(shown);
    await user.tab();
    expect(strip.contains(document.activeElement)).toBe(false);
  });

  it('WZ-09 step 3 begins at the monthly expiry nearest to 30 days, without an example too, and shows its chain', async () => {
    const { server } = await renderOptions('/options/wizard', { template: 'custom' });
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[1]} 期权链` })).toBeTruthy();
    const expiries = within(screen.getByRole('radiogroup', { name: '到期日' }));
    expect(expiries.getAllByRole('radio').map((cell) => cell.getAttribute('aria-checked'))).toEqual(
      ['false', 'true', 'false'],
    );
    expect(server.sent('GET /api/options/chain/AAPL')[0]!.query.get('expiry')).toBe(EXPIRIES[1]);
  });

  it('WZ-10 Next stays disabled, with the reason said, until stock and strategy are chosen', async () => {
    const rendered = await renderOptions('/options/wizard');
    expect(enabled('下一步')).toBe(false);
    expect(screen.getByText('先选择股票')).toBeTruthy();
    await chooseApple(rendered);
    expect(enabled('下一步')).toBe(false);
    expect(screen.getByText('再选择一种策略')).toBeTruthy();
    await chooseVertical(rendered);
    expect(enabled('下一步')).toBe(true);
    expect(screen.getByText('已选 AAPL · 垂直价差')).toBeTruthy();
  });

  it('WZ-11 WZ-22 Back goes down one step with every choice kept, and is absent at step 1', async () => {
    const rendered = await renderOptions('/options/wizard');
    const { user } = rendered;
    expect(screen.queryByRole('button', { name: '上一步' })).toBeNull();
    await chooseApple(rendered);
    await chooseVertical(rendered);
    await user.click(button('下一步'));
    expect(current()).toBe('2了解策略');
    await user.click(button('下一步'));
    expect(current()).toBe('3选择合约');
    await user.click(await screen.findByRole('radio', { name: /12月18日/ }));
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    await user.click(button('上一步'));
    expect(current()).toBe('2了解策略');
    await user.click(button('上一步'));
    expect(current()).toContain('股票与策略');
    expect(screen.queryByRole('button', { name: '上一步' })).toBeNull();
    expect(button('垂直价差').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'AAPL');
    await user.click(button('下一步'));
    await user.click(button('下一步'));
    expect(screen.getByRole('radio', { name: /12月18日/ }).getAttribute('aria-checked')).toBe(
      'true',
    );
    expect(screen.getByRole('button', { name: '移除：买入 200 看涨' })).toBeTruthy();
  });

  it('WZ-12 WZ-13 all thirteen templates are reached from the five tabs, of all eight types', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    const seen: (string | null)[] = [];
    for (const name of TABS) {
      await rendered.user.click(tab(name));
      seen.push(...cards());
    }
    expect(seen.sort()).toEqual(
      [
        '单腿期权',
        '垂直价差',
        '备兑策略',
        '领口策略',
        '跨式',
        '宽跨式',
        '日历价差',
        '对角价差',
        '蝶式',
        '鹰式',
        '铁蝶式',
        '铁鹰式',
        '自定义',
      ].sort(),
    );
    const types = new Set(STRATEGY_TEMPLATES.map((template) => template.type));
    expect([...types].sort()).toEqual([...TEMPLATE_TYPES].sort());
  });

  it('WZ-14 WZ-15 step 2 shows outlooks, risk, profit, complexity, scenarios, building and an example', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    await chooseVertical(rendered);
    await rendered.user.click(button('下一步'));
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent ?? '';
    const template = STRATEGY_TEMPLATES.find((template) => template.id === 'vertical-spread')!;
    expect(fact('市场观点')).toMatch(/看多|看空/);
    expect(fact('市场观点')).toContain('波动');
    expect(screen.getAllByText('最大亏损')[0]!.nextElementSibling?.textContent).toBe(
      template.risk['zh-CN'],
    );
    expect(screen.getAllByText('最大盈利')[0]!.nextElementSibling?.textContent).toBe(
      template.profit['zh-CN'],
    );
    expect(fact('复杂度')).toContain(`${template.complexity} / 5`);
    expect(screen.getByRole('img', { name: `复杂度 ${template.complexity}，最高 5` })).toBeTruthy();
    for (const heading of ['适用场景', '构建方法', '注意事项'])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '示例：AAPL' })).toBeTruthy();
  });

  it('WZ-22 a reload keeps step, stock, template and legs of this tab', async () => {
    const { user } = await renderOptions('/options/wizard', { template: 'vertical-spread' });
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    cleanup();
    const again = await renderOptions('/options/wizard', { reloaded: true });
    expect(current()).toBe('3选择合约');
    expect(screen.getByRole('button', { name: '移除：买入 200 看涨' })).toBeTruthy();
    await again.user.click(button('上一步'));
    await again.user.click(button('上一步'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'AAPL');
  });

  it.each([
    ['no JSON', 'no JSON'],
    ['not a draft', '[]'],
    ['a part of a draft', '{"step":2}'],
    ['an unknown step', JSON.stringify({ ...EMPTY_WIZARD, step: 9 })],
    ['no legs', JSON.stringify({ ...EMPTY_WIZARD, step: 3, legs: null })],
  ])('WZ-22 a kept draft that cannot be used (%s) begins anew', async (_what, stored) => {
    window.sessionStorage.setItem('wizardDraft', stored);
    await renderOptions('/options/wizard', { reloaded: true });
    expect(current()).toBe('1股票与策略');
  });

  it('WZ-14 the seller of an option is told the markets that suit the seller', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    const card = () => button('单腿期权').closest('div')?.textContent;
    expect(card()).toContain('看多看多波动率');
    await rendered.user.click(button('净收入'));
    expect(card()).toContain('看空看空波动率');
  });

  it('XA-06 a new step has the focus, not the button below it', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    await chooseVertical(rendered);
    await rendered.user.click(button('下一步'));
    expect(document.activeElement?.textContent).toBe('2了解策略');
  });

  it('XA-04 the page is named after the wizard', async () => {
    await renderOptions('/options/wizard');
    expect(document.title).toBe('策略向导 · Toolyard');
  });

  it('RT-14 a stock whose expiries fail shows an error, and Retry brings the strategy types', async () => {
    const server = fakeServer({
      'GET /api/options/expiries/AAPL': () => refusal(404, 'NOT_FOUND', 'no'),
    });
    const { user } = await renderOptions('/options/wizard', { server });
    await user.type(screen.getByRole('searchbox'), 'AAPL{Enter}');
    await user.click(await screen.findByRole('button', { name: /^选择 AAPL/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('AAPL 的到期日加载失败。');
    Object.assign(server.answers, fakeServer().answers);
    await user.click(button('重试'));
    expect(await screen.findByRole('tablist', { name: '策略分类' })).toBeTruthy();
  });

  it('XA-04 the wizard has one h1 and every control of it has a name', async () => {
    const rendered = await renderOptions('/options/wizard');
    await chooseApple(rendered);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
      '策略向导',
    ]);
    expect(screen.queryAllByRole('button', { name: '' })).toEqual([]);
    expect(screen.queryAllByRole('searchbox', { name: '' })).toEqual([]);
    expect(screen.getByRole('navigation', { name: '期权' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '策略向导' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });
});
