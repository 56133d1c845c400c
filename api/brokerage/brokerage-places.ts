const ROOT = '/api/ibkr';

/** Where a browser goes on its way to a broker and back. */
export const BROKERAGE_PLACES = {
  signIn: `${ROOT}/simulated/sign-in`,
  answer: `${ROOT}/simulated/answer`,
  callback: `${ROOT}/callback`,
  connected: '/settings?ibkrConnected=true',
  failed: '/settings?ibkrConnected=false',
  denied: '/settings?ibkrConnected=false&reason=denied',
} as const;
