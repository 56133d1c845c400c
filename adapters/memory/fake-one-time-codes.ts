import type { NewTotpSecret, OneTimeCodes } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';

const STEP = 30_000;

/** Codes that are the number of their step; secrets and recovery codes that count up. For tests. */
export class FakeOneTimeCodes implements OneTimeCodes {
  private last = 0;

  newSecret({ userId, account }: { userId: string; account: string }): NewTotpSecret {
    const secret = `secret-${++this.last}`;
    return {
      secret,
      uri: `otpauth://totp/${account}?secret=${secret}`,
      sealed: `${userId}/${secret}`,
    };
  }

  stepOf(code: string, sealed: string, userId: string, at: Instant): number | 'unreadable' | null {
    const now = Math.floor(at / STEP);
    if (!sealed.startsWith(`${userId}/`)) return 'unreadable';
    return [now - 1, now, now + 1].find((step) => this.codeOf(step) === code) ?? null;
  }

  newRecoveryCode(): string {
    return String(++this.last).padStart(24, 'a');
  }

  /** What an app shows at an instant. */
  codeAt(at: Instant): string {
    return this.codeOf(Math.floor(at / STEP));
  }

  private codeOf(step: number): string {
    return String(step % 1_000_000).padStart(6, '0');
  }
}
