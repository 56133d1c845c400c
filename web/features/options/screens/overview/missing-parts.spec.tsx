import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderOptions } from '../../render-options.spec.helper.tsx';
import { strategyAnswer } from '../../test-chain.spec.helper.ts';

const SERVER = () =>
  fakeServer({
    'GET /api/options/strategies': { data: [strategyAnswer()], nextCursor: null },
    'GET /api/options/summary': {
      data: {
        ...{ totalCapital: 10_000, allocatedCapital: 400, availableCapital: 9_600 },
        ...{ activeStrategies: 0, completedStrategies: 0, totalPnL: 0, winRate: 0 },
      },
    },
  });

const missing = (name: string) =>
  new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

it('a dividend mark that cannot be fetched leaves the strategies as they are', async () => {
  const load = jest.fn(() => {
    throw missing('risk-mark');
  });
  jest.unstable_mockModule('./risk-mark.tsx', load);
  await renderOptions('/options', { signedIn: true, server: SERVER() });
  expect(await screen.findByRole('table', { name: '已保存的策略' })).toBeTruthy();
  expect(load).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('table', { name: '已保存的策略' })).toBeTruthy();
});

it('strategies whose code could not be fetched are fetched again by whoever comes back', async () => {
  const answers = [
    () => {
      throw missing('own-overview');
    },
    () => ({ OwnOverview: () => <p>the strategies</p> }),
  ];
  jest.unstable_mockModule('./own-overview.tsx', () => answers.shift()!());
  const failed = renderOptions('/options', { signedIn: true, server: SERVER() });
  await expect(failed).rejects.toThrow('/assets/own-overview.js');
  await renderOptions('/options', { signedIn: true, server: SERVER() });
  expect(await screen.findByText('the strategies')).toBeTruthy();
});
