import { createHmac, randomInt } from 'node:crypto';
import {
  API_KEY_ALPHABET,
  API_KEY_RANDOM_LENGTH,
  formatApiKey,
  type ApiKeySecrets,
} from '@toolyard/core/accounts';
import { derivedKey } from './derived-key.ts';
import type { KeyRing } from './signing-keys.ts';

/** Random keys, and their HMAC-SHA256 under a key derived from each signing key. */
export class HmacApiKeySecrets implements ApiKeySecrets {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor([signing, ...others]: KeyRing) {
    const derived = (key: KeyRing[number]) => derivedKey(key, 'toolyard API key digest');
    this.keys = [derived(signing), ...others.map(derived)];
  }

  next(): string {
    const character = () => API_KEY_ALPHABET.charAt(randomInt(API_KEY_ALPHABET.length));
    return formatApiKey(Array.from({ length: API_KEY_RANDOM_LENGTH }, character).join(''));
  }

  digestsOf(key: string): readonly [string, ...string[]] {
    const [current, ...former] = this.keys;
    return [digest(current, key), ...former.map((each) => digest(each, key))];
  }
}

const digest = (secret: Buffer, key: string): string =>
  createHmac('sha256', secret).update(key).digest('base64url');
