import { screen } from '@testing-library/react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { fakeServer, renderOptions, type Answers } from '../../render-options.spec.helper.tsx';
import { STRATEGY_ID, strategyAnswer } from '../../test-chain.spec.helper.ts';

export const ROUTE = `/options/position/${STRATEGY_ID}`;
export const READ = `GET /api/options/strategies/${STRATEGY_ID}`;

/** The position page of a signed-in user. */
export const openPosition = (strategy: Partial<StrategyResponse> = {}, answers: Answers = {}) =>
  renderOptions(ROUTE, {
    signedIn: true,
    server: fakeServer({ [READ]: () => ({ data: strategyAnswer(strategy) }), ...answers }),
  });
export const loaded = () => screen.findByRole('heading', { level: 1, name: 'AAPL 牛市看涨价差' });
export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
