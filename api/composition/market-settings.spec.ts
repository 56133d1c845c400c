import { describe, expect, it } from '@jest/globals';
import { readMarket } from './market-settings.ts';

const POLYGON = { POLYGON_API_KEY: 'key-of-polygon' };
const ALPACA = { ALPACA_API_KEY_ID: 'id-of-alpaca', ALPACA_API_SECRET_KEY: 'secret-of-alpaca' };
const polygonKey = { keyId: null, secret: 'key-of-polygon' };
const alpacaKey = { keyId: 'id-of-alpaca', secret: 'secret-of-alpaca' };

describe('settings of market data', () => {
  it('nothing given is the simulated market', () =>
    expect(readMarket({})).toEqual({
      ...{ provider: null, plan: 'free', key: null },
      polygonUrl: 'https://api.massive.com',
      polygonStreamUrl: null,
      alpacaDataUrl: 'https://data.alpaca.markets',
      alpacaTradingUrl: 'https://paper-api.alpaca.markets',
    }));

  it.each([
    ['a key alone names its provider', POLYGON, 'polygon', polygonKey],
    ['a key alone names its provider', ALPACA, 'alpaca', alpacaKey],
    ['the name decides', { ...POLYGON, ...ALPACA, MARKET_PROVIDER: 'alpaca' }, 'alpaca', alpacaKey],
    ['a key can rest', { ...POLYGON, MARKET_PROVIDER: 'simulated' }, null, null],
    ['a key can come later, in the console', { MARKET_PROVIDER: 'polygon' }, 'polygon', null],
  ])('%s: %j', (_rule, env, provider, key) =>
    expect(readMarket(env)).toMatchObject({ provider, key }),
  );

  it.each([
    [{ MARKET_PROVIDER: 'bloomberg' }, /^MARKET_PROVIDER must be one of simulated, /],
    [{ ...POLYGON, ...ALPACA }, /^MARKET_PROVIDER is needed/],
    [{ ALPACA_API_KEY_ID: 'id-of-alpaca' }, /^ALPACA_API_SECRET_KEY is needed/],
    [{ ALPACA_API_SECRET_KEY: 'secret-of-alpaca' }, /^ALPACA_API_KEY_ID is needed/],
    [{ POLYGON_API_KEY: 'two words' }, /^POLYGON_API_KEY must be 8 to 256/],
    [{ POLYGON_BASE_URL: 'ftp://api.massive.com' }, /^POLYGON_BASE_URL must be an address/],
    [{ POLYGON_BASE_URL: 'https://api.massive.com/?apiKey=x' }, /^POLYGON_BASE_URL must have no/],
    [{ ALPACA_DATA_URL: 'https://me@data.alpaca.markets' }, /^ALPACA_DATA_URL must have no/],
    [{ MARKET_PLAN: 'gold' }, /^MARKET_PLAN must be one of/],
  ])('%j is refused in a line', (env, line) => expect(() => readMarket(env)).toThrow(line));
});
