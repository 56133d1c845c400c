import type { OptionsSettings } from '@toolyard/core/options/settings';
import { encodePlan, type SharedLeg, type SharedPlan } from '@toolyard/core/options/sharing';
import { fromDollars } from '@toolyard/core/shared';
import { screen, within } from '@testing-library/react';
import {
  chains,
  fakeServer,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { contract, strategyAnswer } from '../../test-chain.spec.helper.ts';

export const CALLS = { 200: { bid: 6, ask: 6.2 }, 210: { bid: 2.5, ask: 2.7 } };
export const PUTS = { 190: { bid: 2.1, ask: 2.3 } };
export const SAVE = 'POST /api/options/strategies';

export const shared = (
  symbol: string,
  position: 'long' | 'short',
  price: number | null,
): SharedLeg => ({
  kind: 'option',
  symbol,
  position,
  quantity: 1,
  price: price === null ? null : fromDollars(price),
  priceSource: position === 'long' ? 'ask' : 'bid',
});

/** A bull call spread 200 / 210 bought for 3.70 a share. */
export const SPREAD: SharedPlan = {
  symbol: 'AAPL',
  templateId: 'vertical-spread',
  legs: [shared(contract('call', 200), 'long', 6.2), shared(contract('call', 210), 'short', 2.5)],
};

interface Setting {
  readonly signedIn?: boolean;
  readonly answers?: Answers;
  readonly reloaded?: boolean;
  readonly visitorSettings?: Partial<OptionsSettings>;
  /** The part of the address behind its query. */
  readonly hash?: string;
}

/** The builder with what an address holds: a plan, the text of a link, or nothing. */
export function openBuilder(plan: SharedPlan | string | null, setting: Setting = {}) {
  const { answers = {}, hash = '', ...rest } = setting;
  const text = typeof plan === 'string' ? plan : plan && encodePlan(plan);
  const query = text === null ? '' : `?plan=${encodeURIComponent(text)}`;
  return renderOptions(`/options/builder${query}${hash}`, {
    ...rest,
    server: fakeServer({
      'GET /api/options/chain/AAPL': chains({ calls: CALLS, puts: PUTS }),
      [SAVE]: () => Response.json({ data: strategyAnswer() }, { status: 201 }),
      ...answers,
    }),
  });
}

/** Makes a leg the active one, whose quantity, expiry and source of its price stand under it. */
export const openLeg = async (
  { user }: Pick<Awaited<ReturnType<typeof openBuilder>>, 'user'>,
  name: string,
): Promise<void> =>
  user.click(within(await screen.findByRole('listitem', { name })).getByText(/^[买卖]/));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

/** What stands under a figure of the results. */
export async function figure(name: string): Promise<string> {
  const card = await screen.findByRole('region', { name: '结果' });
  const term = [...card.querySelectorAll('dt')].find((each) => each.textContent === name);
  return term?.nextElementSibling?.textContent ?? '';
}

/** On a phone a second one stands at the bottom. */
export const saveButton = (name: string) => screen.getAllByRole('button', { name })[0]!;
