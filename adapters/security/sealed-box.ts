import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing, SigningKey } from './signing-keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals texts by AES-256-GCM under keys of their own that are derived from the key ring: the first key seals, all
 * open. A seal is bound to the text it was made for and opens for no other.
 */
export class SealedBox {
  private readonly keys: readonly { readonly id: string; readonly key: Buffer }[];
  private readonly first: { readonly id: string; readonly key: Buffer };

  constructor(ring: KeyRing, purpose: string) {
    const derived = ({ id, secret }: SigningKey) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', secret, '', `toolyard ${purpose}`, KEY_BYTES)),
    });
    this.first = derived(ring[0]);
    this.keys = ring.map(derived);
  }

  /** `key id.nonce, cipher text and tag in base64url`. */
  seal(text: string, boundTo: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.first.key, nonce).setAAD(Buffer.from(boundTo));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
    const whole = Buffer.concat([sealed, cipher.getAuthTag()]);
    return `${this.first.id}.${whole.toString('base64url')}`;
  }

  /** Null where the key is gone, the seal was made for something else, or one bit of it differs. */
  open(sealed: string, boundTo: string): string | null {
    const [id, encoded = ''] = sealed.split('.', 2);
    const whole = Buffer.from(encoded, 'base64url');
    const key = this.keys.find((each) => each.id === id)?.key;
    if (!key || whole.length < NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, key, whole.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(whole.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(whole.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
