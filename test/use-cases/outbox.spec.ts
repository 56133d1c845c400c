import { describe, expect, it } from '@jest/globals';
import { VISITOR, type Principal } from '@toolyard/core/accounts';
import { ReadOutbox } from '@toolyard/core/admin';
import type { LocalOutbox } from '@toolyard/core/mail';

const by = (role: 'admin' | 'superadmin'): Principal => ({
  kind: 'admin',
  adminId: 'a',
  role,
  sessionId: 's',
  authenticatedAt: 0,
  due: null,
});
const EMPTY = { items: [], nextCursor: null };
const folder: LocalOutbox = {
  list: () => Promise.resolve(EMPTY),
  eraseBefore: () => Promise.resolve(0),
};
const FIRST = { limit: 20, cursor: null, search: '' };

describe('the outbox', () => {
  it('is a superadmin’s to read', async () =>
    expect(await new ReadOutbox(folder).execute(FIRST, by('superadmin'))).toEqual(EMPTY));

  it.each([
    ['another admin', by('admin'), 'FORBIDDEN'],
    ['a visitor', VISITOR, 'SESSION_INVALID'],
  ])('%s is refused', (_who, principal, code) =>
    expect(new ReadOutbox(folder).execute(FIRST, principal)).rejects.toMatchObject({ code }),
  );

  it('is not there where mail goes out', () =>
    expect(new ReadOutbox(null).execute(FIRST, by('superadmin'))).rejects.toMatchObject({
      code: 'OUTBOX_OFF',
      kind: 'notFound',
    }));
});
