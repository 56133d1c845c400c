import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import type { Application } from '../../../../app/application.ts';
import { fakeServer, renderOptions } from '../../render-options.spec.helper.tsx';
import { EMPTY_WIZARD } from '../../shared/drafts/wizard-state.ts';
import { APPLE, APPLE_FUND, META, searchAnswer } from '../../test-chain.spec.helper.ts';

const wizardOf = ({ store }: Application) => selectWizard(store.getState());

const searched = (...hits: (typeof APPLE)[]) =>
  fakeServer({ 'GET /api/polygon/search': () => searchAnswer(...hits) });

describe('an address that leads to a stock', () => {
  it('XA-03 ?symbol= opens the wizard with that stock chosen and leaves the address', async () => {
    const { address, application } = await renderOptions('/options/wizard?symbol=aapl', {
      server: searched(APPLE_FUND, APPLE),
    });
    await screen.findByRole('tablist', { name: '策略分类' });
    expect(wizardOf(application).stock).toEqual({
      symbol: 'AAPL',
      name: 'Apple Inc.',
      nameZh: APPLE.name_zh,
    });
    await waitFor(() => expect(address()).toBe('/options/wizard'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'AAPL');
  });

  it('keeps what else the address says', async () => {
    const { address } = await renderOptions('/options/wizard?from=mail&symbol=AAPL');
    await waitFor(() => expect(address()).toBe('/options/wizard?from=mail'));
  });

  it('another stock begins at the first step without the old legs; the same goes on where it was', async () => {
    const { address, application, user } = await renderOptions('/options/wizard', {
      template: 'single-option',
      links: ['/options/wizard?symbol=AAPL', '/options/wizard?symbol=AAPB'],
      server: searched(APPLE, { ...APPLE_FUND, ticker: 'AAPB' }),
    });
    const wizard = () => wizardOf(application);
    await user.click(screen.getByRole('link', { name: '/options/wizard?symbol=AAPL' }));
    await waitFor(() => expect(address()).toBe('/options/wizard'));
    expect(wizard().step).toBe(3);
    await user.click(screen.getByRole('link', { name: '/options/wizard?symbol=AAPB' }));
    await waitFor(() => expect(wizard().stock?.symbol).toBe('AAPB'));
    expect(wizard()).toMatchObject({ step: 1, templateId: 'single-option', legs: [] });
  });

  it('a symbol that no market knows stands in the search, which says so', async () => {
    const { application } = await renderOptions('/options/wizard?symbol=NOSUCH', {
      server: searched(),
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'NOSUCH');
    expect((await screen.findByText(/没有找到.*NOSUCH|NOSUCH.*没有/)).textContent).toBeTruthy();
    expect(wizardOf(application).stock).toBeNull();
  });
});

describe('a wizard that nothing gives a stock', () => {
  const spyKnown = (answers = {}) =>
    fakeServer({
      'GET /api/polygon/ticker/SPY': () => ({ data: { results: { ticker: 'SPY' } }, meta: META }),
      ...answers,
    });
  const draft = { ...EMPTY_WIZARD, stock: { symbol: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' } };

  it('begins with SPY and all strategies', async () => {
    const { application } = await renderOptions('/options/wizard', { server: spyKnown() });
    await waitFor(() => expect(wizardOf(application).stock?.symbol).toBe('SPY'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'SPY');
  });

  it('begins with the last stock that was planned on', async () => {
    window.localStorage.setItem('recentStocks', JSON.stringify([draft.stock]));
    const { application } = await renderOptions('/options/wizard', {
      server: spyKnown({
        'GET /api/polygon/ticker/AAPL': () => ({ data: { results: APPLE }, meta: META }),
      }),
    });
    await waitFor(() => expect(wizardOf(application).stock).toEqual(draft.stock));
    window.localStorage.clear();
  });

  it('stays without one where the market has no SPY', async () => {
    await renderOptions('/options/wizard');
    expect(await screen.findByText('先选择一只股票')).toBeTruthy();
  });

  it('takes the stored draft first', async () => {
    window.sessionStorage.setItem('wizardDraft', JSON.stringify(draft));
    const { application, server } = await renderOptions('/options/wizard', {
      server: spyKnown(),
      reloaded: true,
    });
    await waitFor(() => expect(wizardOf(application).stock?.symbol).toBe('AAPL'));
    expect(server.sent('GET /api/options/expiries/SPY')).toEqual([]);
    window.sessionStorage.clear();
  });
});
