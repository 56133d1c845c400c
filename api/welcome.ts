import type { AdminCredentials } from '@toolyard/core/accounts';

/** The message of a development server: its address, and the sample admin while the password is unchanged. */
export const welcome = (address: string, sample: AdminCredentials | null): string =>
  [
    '',
    `Toolyard is at ${address}`,
    '',
    ...(sample
      ? [`  Console       ${address}/admin/login as ${sample.username} / ${sample.password}`]
      : [`  Console       ${address}/admin/login`]),
    `  API           ${address}/api/docs`,
    '',
    `  Try first     ${address}/options/wizard?symbol=SPY: choose a structure and contracts,`,
    '                and read its profit, loss and breakevens. No account is needed.',
    '',
  ].join('\n');
