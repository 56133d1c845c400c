import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { TrustedDevice, TrustedDeviceTokens } from '@toolyard/core/accounts';
import { derivedKey } from './derived-key.ts';
import type { KeyRing } from './signing-keys.ts';

/** `device.issuedAt.epoch.seal`, the instant in base 36. */
const MARK = /^(\d{1,3})\.([\da-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;
const EPOCH_LENGTH = 22;

/** Marks sealed by HMAC-SHA256 over their fields and the account, under a key derived from the signing key. */
export class HmacTrustedDeviceTokens implements TrustedDeviceTokens {
  private readonly key: Buffer;

  constructor([signing]: KeyRing) {
    this.key = derivedKey(signing, 'toolyard known devices');
  }

  accountKeyOf(identity: string): string {
    return this.hmac('account', identity);
  }

  passwordEpochOf(passwordHash: string): string {
    return this.hmac('epoch', passwordHash).slice(0, EPOCH_LENGTH);
  }

  randomDevice(most: number): number {
    return randomInt(most);
  }

  seal({ device, issuedAt, epoch }: TrustedDevice, identity: string): string {
    const fields = `${device}.${issuedAt.toString(36)}.${epoch}`;
    return `${fields}.${this.hmac('device', `${fields} ${identity}`)}`;
  }

  open(sealed: string, identity: string): TrustedDevice | null {
    const [, device = '', issuedAt = '', epoch = '', seal = ''] = MARK.exec(sealed) ?? [];
    const given = Buffer.from(seal);
    const right = Buffer.from(this.hmac('device', `${device}.${issuedAt}.${epoch} ${identity}`));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return { device: Number(device), issuedAt: Number.parseInt(issuedAt, 36), epoch };
  }

  private hmac(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind}\n${text}`).digest('base64url');
  }
}
