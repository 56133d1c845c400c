import type { DeviceMarks } from '@toolyard/core/accounts';

/** Marks that anybody can read and make: for tests. */
export class PlainDeviceMarks implements DeviceMarks {
  private last = 0;

  accountOf(identity: string): string {
    return identity;
  }

  markFor(identity: string): string {
    return `${++this.last} of ${identity}`;
  }

  deviceOf(mark: string, identity: string): string | null {
    const [device = '', owner] = mark.split(' of ');
    return owner === identity ? device : null;
  }
}
