import type { DeviceMark, DeviceMarks } from '@toolyard/core/accounts';

/** Marks that anybody can read and make: for tests. */
export class PlainDeviceMarks implements DeviceMarks {
  private last = 0;

  accountOf(identity: string): string {
    return identity;
  }

  epochOf(passwordHash: string): string {
    return passwordHash;
  }

  anyDevice(most: number): number {
    return this.last++ % most;
  }

  seal(mark: DeviceMark, identity: string): string {
    return JSON.stringify({ ...mark, identity });
  }

  open(sealed: string, identity: string): DeviceMark | null {
    if (!sealed.startsWith('{')) return null;
    const { identity: owner, ...mark } = JSON.parse(sealed) as DeviceMark & { identity: string };
    return owner === identity ? mark : null;
  }
}
