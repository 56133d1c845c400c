/** Every route that answers without a token. A new one is a decision, so it is written down here too. */
export const OPEN_ROUTES = [
  'GET /api/home/apps',
  'GET /api/home/contact',
  'GET /api/home/tools',
  'GET /api/ibkr/callback',
  'GET /api/ibkr/simulated/sign-in',
  'GET /api/lottery/events',
  'GET /api/lottery/events/{id}',
  'GET /api/options/chain/{symbol}',
  'GET /api/options/expiries/{symbol}',
  'GET /api/polygon/aggregates/{symbol}',
  'GET /api/polygon/market-status',
  'GET /api/polygon/previous-close/{symbol}',
  'GET /api/polygon/search',
  'GET /api/polygon/ticker/{symbol}',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/refresh',
  'POST /api/auth/register',
  'POST /api/ibkr/simulated/answer',
  'POST /api/test/clock',
];

/** Every route that asks for the password again when it was given more than ten minutes ago. */
export const SENSITIVE_ROUTES = [
  'DELETE /api/auth/account',
  'DELETE /api/auth/second-factor',
  'GET /api/auth/export',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/auth/sessions/end',
];
