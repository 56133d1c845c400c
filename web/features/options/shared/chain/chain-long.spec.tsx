import { describe, expect, it, jest } from '@jest/globals';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Position } from '@toolyard/core/options/contracts';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createApplication } from '../../../../app/application.ts';
import { ApplicationContext } from '../../../../app/use-application.ts';
import { SITE_TEXTS } from '../../../../i18n/site-texts.ts';
import { createTexts } from '../../../../i18n/texts.ts';
import { createFakeServer } from '../../../../test-support/fake-server.ts';
import { testServices } from '../../../../test-support/render-app.tsx';
import { EXPIRIES, META, chainAnswer } from '../../test-chain.spec.helper.ts';
import { chainFromResponse } from './chain-from-response.ts';
import { ChainTable } from './chain-table.tsx';

/** 1,000 strikes around 200, the price between two of them. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => 100.125 + i * 0.25);
const CHAIN = chainFromResponse(chainAnswer(EXPIRIES[0], { strikes: THOUSAND }).data, META.asOf, 0);
const NO_LEGS: never[] = [];
const COLUMNS = ['iv', 'delta'] as const;

function open() {
  const onTrade = jest.fn<(quote: OptionQuote, position: Position) => void>();
  const application = createApplication(testServices(createFakeServer()));
  const { container } = render(
    <ApplicationContext value={application}>
      <Provider store={application.store}>
        <I18nProvider i18n={createTexts('zh-CN', SITE_TEXTS).i18n}>
          <ChainTable
            chain={CHAIN}
            side="both"
            view="all"
            columns={COLUMNS}
            legs={NO_LEGS}
            onTrade={onTrade}
          />
        </I18nProvider>
      </Provider>
    </ApplicationContext>,
  );
  const grid = container.querySelector('[role=grid]')!;
  return {
    onTrade,
    grid,
    strikes: () => [...grid.querySelectorAll('th[scope=row]')].map((th) => Number(th.textContent)),
    scrollTo: (top: number) => {
      grid.parentElement!.scrollTop = top;
      fireEvent.scroll(grid.parentElement!);
    },
  };
}

const focused = () => (document.activeElement as HTMLElement).dataset['cell'];
const cell = (index: number, position: Position) => `${CHAIN.calls[index]!.symbol}:${position}`;

describe('a chain of a thousand strikes', () => {
  it('CH-04 all strikes can be reached, and at most 30 rows are drawn wherever one looks', () => {
    const { grid, strikes, scrollTo } = open();
    const seen = new Set<number>();
    for (let top = 0; top < 1000 * 40; top += 360) {
      scrollTo(top);
      for (const strike of strikes()) seen.add(strike);
      expect(grid.querySelectorAll('tr').length).toBeLessThanOrEqual(30);
    }
    expect(seen.size).toBe(1000);
  });

  it('tells how many rows there are and which of them stands where', () => {
    const { grid, scrollTo } = open();
    scrollTo(500 * 40);
    // Two rows of heads come before.
    expect(grid.getAttribute('aria-rowcount')).toBe('1002');
    const head = [...grid.querySelectorAll('th[scope=row]')].find(
      (th) => Number(th.textContent) === THOUSAND[500],
    );
    expect(head?.closest('tr')?.getAttribute('aria-rowindex')).toBe('503');
  });

  it('CH-22 opens with the price in view, between the strikes around it', () => {
    const { grid } = open();
    const line = grid.querySelector('tr[aria-label]');
    expect(line?.previousElementSibling?.textContent).toContain('199.875');
    expect(line?.nextElementSibling?.textContent).toContain('200.125');
  });

  it('XA-06 arrows go on from the cell that has the focus, wherever the box has been scrolled to', async () => {
    const user = userEvent.setup();
    const { scrollTo, onTrade } = open();
    await user.tab();
    expect(focused()).toBe(cell(400, 'short'));
    await user.keyboard('{ArrowRight}{ArrowDown}');
    scrollTo(0);
    expect(focused()).toBe(cell(401, 'long'));
    await user.keyboard('{ArrowUp>3/}b');
    expect(focused()).toBe(cell(398, 'long'));
    expect(onTrade.mock.calls).toEqual([[CHAIN.calls[398], 'long']]);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });
});
