import { expect, it } from '@jest/globals';
import { LastPrices } from './last-prices.ts';

it.each([
  ['the same price', 100, true],
  ['a fall by 89 %', 11, true],
  ['a fall by 90 %', 10, false],
  ['a rise by 89 %', 189, true],
  ['a rise by 90 %', 190, false],
])('%s', (_name, price, accepted) => {
  const prices = new LastPrices();
  expect(prices.accepts('X', 100, 0)).toBe(true);
  expect(prices.accepts('X', price, 1)).toBe(accepted);
  expect(prices.accepts('Y', price, 1)).toBe(true);
});

it('a price 90 % off is accepted when it is still sent a minute later', () => {
  const prices = new LastPrices();
  prices.accepts('X', 1_000, 0);
  expect(prices.accepts('X', 50, 1_000)).toBe(false);
  expect(prices.accepts('X', 51, 60_999)).toBe(false);
  expect(prices.accepts('X', 49, 61_000)).toBe(true);
  expect(prices.accepts('X', 1_000, 62_000)).toBe(false);
});

it('different wrong prices do not confirm each other, and a right one between them starts anew', () => {
  const prices = new LastPrices();
  prices.accepts('X', 1_000, 0);
  expect(prices.accepts('X', 50, 0)).toBe(false);
  expect(prices.accepts('X', 5, 90_000)).toBe(false);
  expect(prices.accepts('X', 1_001, 91_000)).toBe(true);
  expect(prices.accepts('X', 5, 180_000)).toBe(false);
});
