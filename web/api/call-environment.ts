import type { Realm } from '@toolyard/browser';
import type { Language } from '@toolyard/core/shared';
import type { CallError } from './call-error.ts';

/** Users of the site and operators of the console have credentials of their own. */
export type { Realm };

/** What a call needs of the place it is made in; the composition root gives it. */
export interface CallEnvironment {
  /** The origin of the application: tokens never go elsewhere. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly language: () => Language;
  readonly token: (realm: Realm) => string | null;
  /** Waits until the realm's token is good for a call; false where it cannot be had now. */
  readonly freshToken: (realm: Realm) => Promise<boolean>;
  /** Forgets the credentials of the realm. */
  readonly forget: (realm: Realm) => void;
  /** A call of the realm was refused. */
  readonly refused: (realm: Realm, error: CallError) => void;
  readonly log: (message: string) => void;
}
