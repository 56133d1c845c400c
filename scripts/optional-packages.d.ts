/** Packages that are installed only where they are needed (scripts/install-tools.mjs); the type check runs without them. */
declare module '@uqee/black-scholes';
declare module 'autocannon';
declare module 'chrome-launcher';
declare module 'greeks';
declare module 'implied-volatility';
declare module 'json-schema-to-zod';
declare module 'lighthouse';
declare module 'openapi-typescript';
