import type { TrustedDevice, TrustedDeviceTokens } from '@toolyard/core/accounts';

/** Readable tokens for tests. */
export class FakeTrustedDeviceTokens implements TrustedDeviceTokens {
  private last = 0;

  accountKeyOf(identity: string): string {
    return identity;
  }

  passwordEpochOf(passwordHash: string): string {
    return passwordHash;
  }

  randomDevice(most: number): number {
    return this.last++ % most;
  }

  seal(mark: TrustedDevice, identity: string): string {
    return JSON.stringify({ ...mark, identity });
  }

  open(sealed: string, identity: string): TrustedDevice | null {
    if (!sealed.startsWith('{')) return null;
    const { identity: owner, ...mark } = JSON.parse(sealed) as TrustedDevice & { identity: string };
    return owner === identity ? mark : null;
  }
}
