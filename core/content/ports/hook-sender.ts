import type { HookAnswer } from '../web-hook.ts';

export interface HookCall {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends web hooks. */
export interface HookSender {
  /** Posts once, follows no redirect, and reaches no address of a private network. Never rejects. */
  send(call: HookCall): Promise<HookAnswer>;
}

/** Signs web hooks as Standard Webhooks describes (https://www.standardwebhooks.com). */
export interface HookSigner {
  /** A new secret, `whsec_` and base64. */
  newSecret(): string;
  /** The headers of a call. */
  sign(
    secret: string,
    message: { readonly id: string; readonly at: number; readonly body: string },
  ): Readonly<Record<string, string>>;
}
