import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  chains,
  fakeServer,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import type { ChainChanges } from '../../test-chain.spec.helper.ts';

/** Where chains are asked for. */
export const CHAIN = 'GET /api/options/chain/AAPL';

export const grid = () => screen.findByRole('grid', { name: /期权链$/ });
export const strikesShown = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map((head) => Number(head.textContent));
export const row = async (strike: number) => {
  const head = within(await grid()).getByRole('rowheader', { name: String(strike) });
  return head.closest('tr')!;
};
export const cells = async (strike: number) =>
  [...(await row(strike)).children].map((cell) => cell.textContent);
export const segment = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
/** Chooses the range of strikes that the chain shows. */
export async function showStrikes(user: UserEvent, range: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^行权价范围：/ }));
  await user.click(screen.getByRole('menuitemradio', { name: range }));
}
/** Step 3 of the vertical spread on this chain, with the strikes near the price. */
export const openChain = (changes: ChainChanges = {}, answers: Answers = {}) =>
  renderOptions('/options/wizard', {
    template: 'vertical-spread',
    visitorSettings: { chainStrikes: 'near' },
    server: fakeServer({ [CHAIN]: chains(changes), ...answers }),
  });
