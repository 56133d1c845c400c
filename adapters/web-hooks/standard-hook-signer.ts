import { createHmac, randomBytes } from 'node:crypto';
import type { HookSigner } from '@toolyard/core/content';

const PREFIX = 'whsec_';
/** The least that Standard Webhooks asks for. */
const SECRET_BYTES = 24;

/** Signs by HMAC-SHA256 as Standard Webhooks describes (https://www.standardwebhooks.com). */
export class StandardHookSigner implements HookSigner {
  newSecret(): string {
    return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  }

  sign(secret: string, { id, at, body }: Parameters<HookSigner['sign']>[1]) {
    const timestamp = Math.floor(at / 1000);
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
    return {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    };
  }
}
