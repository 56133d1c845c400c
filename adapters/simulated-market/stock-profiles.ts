import type { PriceDynamics, StrikeLadder } from './stock.ts';

/** A fund of the whole market. */
export const INDEX: PriceDynamics = {
  beta: 1,
  ownVolatility: 0,
  garch: { arch: 0.005, asymmetry: 0.19, persistence: 0.89 },
  degrees: 8,
  jumpsPerYear: 0,
  jumpSize: 0,
  earningsSize: 0,
  earningsMonth: 0,
};

/** A mega-cap company. */
export const MEGA_CAP: PriceDynamics = {
  beta: 1,
  ownVolatility: 0.21,
  garch: { arch: 0.03, asymmetry: 0.1, persistence: 0.91 },
  degrees: 6,
  jumpsPerYear: 1,
  jumpSize: 0.03,
  earningsSize: 0.045,
  earningsMonth: 0,
};

/** A volatile stock. */
export const VOLATILE: PriceDynamics = {
  ...MEGA_CAP,
  beta: 1.6,
  ownVolatility: 0.44,
  garch: { arch: 0.05, asymmetry: 0.05, persistence: 0.915 },
  earningsSize: 0.09,
};

export const INDEX_SMILE = { correlation: -0.72, curvature: 1.1 };
export const MEGA_CAP_SMILE = { correlation: -0.38, curvature: 1.2 };
export const VOLATILE_SMILE = { correlation: -0.2, curvature: 1.3 };

/** Strikes of options on shares and on funds, by the base rules of the exchange. */
export const SHARE_STRIKES: StrikeLadder = {
  near: [
    [0, 0.5],
    [25, 1],
    [100, 2.5],
    [400, 5],
  ],
  far: [
    [0, 2.5],
    [25, 5],
    [200, 10],
  ],
  nearDays: 60,
  nearReach: 0.25,
  below: 1.4,
  above: 0.85,
};
export const FUND_STRIKES: StrikeLadder = {
  ...SHARE_STRIKES,
  near: [[0, 1]],
  far: [[0, 5]],
  nearDays: 100,
};

/** Quotes of options on mega-cap companies. */
export const MEGA_CAP_QUOTES = { width: 1, ticks: 'pennyNickel', putsPerCall: 0.7 } as const;
