export { IbkrClientPortal } from './ibkr-client-portal.ts';
export type { ClientPortalSettings } from './ibkr-client-portal.ts';
export { IbkrOAuth } from './ibkr-oauth.ts';
export type { IbkrOAuthSettings } from './ibkr-oauth.ts';
export { ibkrKeys } from './ibkr-keys.ts';
export type { IbkrKeys } from './ibkr-keys.ts';
export type { Answer } from './send.ts';
export {
  accountIdsOf,
  accountValueOf,
  isAlive,
  isLoggedOut,
  liveSessionTokenOf,
  portfolioAccountsOf,
  positionsOf,
  requestTokenOf,
  sessionStateOf,
} from './wire.ts';
