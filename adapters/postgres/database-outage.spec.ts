import { describe, expect, it } from '@jest/globals';
import { BEACON_UNAVAILABLE } from '@toolyard/core/lottery/draw';
import { databaseOutage } from './database-outage.ts';

const fault = (code: string) => Object.assign(new Error('refused'), { code });

describe('a fault of the database', () => {
  it.each([
    ['the connection broke', fault('08006'), 'DATABASE_UNAVAILABLE'],
    ['the disk is full', fault('53100'), 'DATABASE_UNAVAILABLE'],
    [
      'what caused it counts',
      new Error('failed', { cause: fault('53100') }),
      'DATABASE_UNAVAILABLE',
    ],
    ['too many connections', fault('53300'), 'DATABASE_BUSY'],
    ['a broken constraint', fault('23505'), undefined],
    [
      'another server that cannot be reached',
      new TypeError('fetch failed', { cause: fault('ECONNREFUSED') }),
      undefined,
    ],
    ['a beacon that is away', BEACON_UNAVAILABLE({ cause: fault('ETIMEDOUT') }), undefined],
  ])('%s', (_case, each, code) => expect(databaseOutage(each)?.code).toBe(code));
});
