import type { Admin, Session, User } from '@toolyard/core/accounts';
import type { Fill, Strategy, StrategyStep } from '@toolyard/core/options/strategies';
import { moneyOf, ZERO_MONEY, type Instant } from '@toolyard/core/shared';
import { UuidIds } from '@toolyard/security';

const ids = new UuidIds();

/** To the millisecond, in a year with a leap day. */
export const NOON: Instant = Date.UTC(2024, 1, 29, 12, 0, 0, 123);

export const newId = (): string => ids.next();

export function aUser(change: Partial<User> = {}): User {
  const id = newId();
  return {
    id,
    version: 1,
    name: '林梅 🙂',
    email: `${id}@example.com`,
    emailVerifiedAt: null,
    role: 'user',
    active: true,
    language: 'auto',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    mustChangePassword: false,
    invitedAt: null,
    lastLoginAt: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

export function anAdmin(change: Partial<Admin> = {}): Admin {
  const id = newId();
  return {
    id,
    version: 1,
    username: `op-${id}`,
    name: '林梅 🙂',
    email: `${id}@example.com`,
    role: 'admin',
    active: true,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    mustChangePassword: true,
    lastLoginAt: null,
    previousLoginAt: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

export function aSession(ownerId: string, change: Partial<Session> = {}): Session {
  return {
    id: newId(),
    version: 1,
    ownerId,
    refreshHash: 'first',
    previousRefreshHash: null,
    rotatedAt: NOON,
    rotations: 0,
    authenticatedAt: NOON,
    device: 'Firefox, Linux',
    address: '192.0.2.0',
    remember: true,
    createdAt: NOON,
    lastSeenAt: NOON,
    expiresAt: NOON + 1,
    revokedAt: null,
    ...change,
  };
}

/** A diagonal with shares: every field of a leg is used, and numbers that floats do not keep by chance. */
export function aStrategy(ownerId: string, change: Partial<Strategy> = {}): Strategy {
  const option = { kind: 'option', multiplier: 100, priceSource: 'ask' } as const;
  return {
    id: newId(),
    ownerId,
    version: 1,
    name: 'MSFT 对角价差',
    templateId: 'diagonal-spread',
    status: 'planning',
    symbol: 'MSFT@2021-11-22',
    underlyingPrice: moneyOf(3_396_812),
    provider: 'file',
    simulated: false,
    quotedAt: NOON,
    terms: [
      {
        expiry: '2021-12-17',
        years: 25 / 365,
        forward: 339.7123456789,
        rate: 0.1 + 0.2,
        dividendYield: -1e-7,
        source: 'parity',
      },
    ],
    volatility: 0.1 + 0.7,
    commissionPerContract: moneyOf(6_525),
    commissionPerTrade: moneyOf(9_950),
    legs: [
      {
        ...option,
        id: newId(),
        symbol: 'MSFT@2021-11-22211217C00355000',
        type: 'call',
        position: 'short',
        strike: moneyOf(3_550_000),
        expiry: '2021-12-17',
        deliverable: { shares: [{ symbol: 'MSFT', shares: 12 }], cash: moneyOf(81_800) },
        quantity: 10_000,
        entryPrice: moneyOf(10_000_000_000),
        iv: 0.27182818284590454,
        delta: -0.1234567890123456,
      },
      {
        ...option,
        id: newId(),
        symbol: 'MSFT@2021-11-22220121C00360500',
        type: 'call',
        position: 'long',
        strike: moneyOf(3_605_000),
        expiry: '2022-01-21',
        deliverable: null,
        quantity: 1,
        entryPrice: ZERO_MONEY,
        iv: null,
        delta: null,
      },
      {
        id: newId(),
        kind: 'stock',
        symbol: 'MSFT@2021-11-22',
        position: 'long',
        multiplier: 1,
        quantity: 1_000_000,
        entryPrice: moneyOf(3_396_812),
        priceSource: 'spot',
      },
    ],
    planAdjustments: [],
    steps: [],
    corrections: [],
    journal: { note: "It's 'quoted' \\ 90 %\nsecond line", tags: ['财报', 'IV "40"'] },
    sample: false,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

type OptionFill = Extract<Fill, { kind: 'option' }>;

export const aFill = (change: Partial<OptionFill> = {}): OptionFill => ({
  id: newId(),
  kind: 'option',
  symbol: 'MSFT@2021-11-22211217C00355000',
  type: 'call',
  strike: moneyOf(3_550_000),
  expiry: '2021-12-17',
  multiplier: 100,
  deliverable: {
    shares: [
      { symbol: 'MSFT', shares: 100 },
      { symbol: 'ECG', shares: 25 },
    ],
    cash: ZERO_MONEY,
  },
  quantity: -9_999,
  price: moneyOf(9_999_999_999),
  commission: moneyOf(6_501),
  cause: 'trade',
  replaces: null,
  iv: 0.1 + 0.2,
  delta: -0.1234567890123456,
  ...change,
});

/** A step with a contract and with more shares than an int holds. */
export function aStep(change: Partial<StrategyStep> = {}): StrategyStep {
  const shares: Fill = {
    id: newId(),
    kind: 'stock',
    symbol: 'MSFT@2021-11-22',
    multiplier: 1,
    quantity: 3_000_000_000,
    price: ZERO_MONEY,
    commission: moneyOf(6_501),
    cause: 'assignment',
    replaces: null,
  };
  return {
    id: newId(),
    at: NOON,
    kind: 'opened',
    spot: moneyOf(3_396_812),
    settledBy: null,
    action: null,
    value: moneyOf(-4_000_000_000_000_000),
    atRisk: moneyOf(4_000_000_000_000_000),
    note: '第一次 🙂',
    fills: [aFill(), shares],
    ...change,
  };
}
