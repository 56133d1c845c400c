import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeviceMarks } from '@toolyard/core/accounts';
import type { KeyRing } from './signing-keys.ts';

const KEY_BYTES = 32;
const DEVICE_BYTES = 16;

/** Marks are `device.seal`, sealed by HMAC-SHA256 over device and account under a key derived from the signing key. */
export class HmacDeviceMarks implements DeviceMarks {
  private readonly key: Buffer;

  constructor([signing]: KeyRing) {
    const purpose = 'toolyard known devices';
    this.key = Buffer.from(hkdfSync('sha256', signing.secret, '', purpose, KEY_BYTES));
  }

  accountOf(identity: string): string {
    return this.seal('account', identity);
  }

  markFor(identity: string): string {
    const device = randomBytes(DEVICE_BYTES).toString('base64url');
    return `${device}.${this.seal('device', `${device} ${identity}`)}`;
  }

  deviceOf(mark: string, identity: string): string | null {
    const [device = '', seal = ''] = mark.split('.', 2);
    const given = Buffer.from(seal);
    const right = Buffer.from(this.seal('device', `${device} ${identity}`));
    return given.length === right.length && timingSafeEqual(given, right) ? device : null;
  }

  private seal(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind}\n${text}`).digest('base64url');
  }
}
