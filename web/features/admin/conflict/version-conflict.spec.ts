import { expect, it } from '@jest/globals';
import { NETWORK_ERROR, refusal } from '../../../api/call-error.ts';
import { currentVersion } from './version-conflict.ts';

const body = (code: string, details: unknown) => ({ code, message: 'Changed', details });

it('a version conflict carries the record of now', () =>
  expect(
    currentVersion(refusal(409, body('VERSION_CONFLICT', { current: { version: 3 } }), false)),
  ).toEqual({ version: 3 }));

it.each([
  ['another refusal', refusal(409, body('TOOL_ID_TAKEN', { current: { version: 3 } }), false)],
  ['a conflict without a record', refusal(409, body('VERSION_CONFLICT', null), false)],
  ['no answer', NETWORK_ERROR],
  ['no error', undefined],
])('%s carries none', (_what, error) => expect(currentVersion(error)).toBeNull());
