import { describe, expect, it } from '@jest/globals';
import {
  ADMIN_SESSION_LIFETIME,
  isActiveSession,
  sessionExpiry,
  tokenRefreshAt,
  USER_SESSION_LIFETIME,
  type Session,
} from './session.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const session = (change: Partial<Session> = {}): Session => ({
  id: 's',
  version: 1,
  ownerId: 'u',
  refreshHash: 'h',
  previousRefreshHash: null,
  rotatedAt: 0,
  rotations: 0,
  authenticatedAt: 0,
  device: '',
  address: '',
  remember: true,
  createdAt: 0,
  lastSeenAt: 0,
  expiresAt: sessionExpiry(USER_SESSION_LIFETIME, true, 0),
  revokedAt: null,
  ...change,
});

describe('lifetime of a session', () => {
  it('one of the browser ends after 12 hours, a remembered one after 30 days', () => {
    expect(sessionExpiry(USER_SESSION_LIFETIME, false, 5)).toBe(5 + 12 * HOUR);
    expect(sessionExpiry(USER_SESSION_LIFETIME, true, 5)).toBe(5 + 30 * DAY);
  });

  it('a week without use ends it', () => {
    expect(isActiveSession(session(), 7 * DAY - 1, USER_SESSION_LIFETIME)).toBe(true);
    expect(isActiveSession(session(), 7 * DAY, USER_SESSION_LIFETIME)).toBe(false);
    expect(isActiveSession(session({ lastSeenAt: 6 * DAY }), 12 * DAY, USER_SESSION_LIFETIME)).toBe(
      true,
    );
  });

  it('neither use nor anything else saves a session that is over or revoked', () => {
    expect(
      isActiveSession(session({ lastSeenAt: 30 * DAY }), 30 * DAY, USER_SESSION_LIFETIME),
    ).toBe(false);
    expect(isActiveSession(session({ revokedAt: 1 }), 2, USER_SESSION_LIFETIME)).toBe(false);
  });

  it("an admin's ends after 12 hours, and after one without use", () => {
    for (const remember of [true, false])
      expect(sessionExpiry(ADMIN_SESSION_LIFETIME, remember, 5)).toBe(5 + 12 * HOUR);
    expect(isActiveSession(session(), HOUR - 1, ADMIN_SESSION_LIFETIME)).toBe(true);
    expect(isActiveSession(session(), HOUR, ADMIN_SESSION_LIFETIME)).toBe(false);
  });

  it('an access token is renewed at 80 % of its lifetime', () =>
    expect(tokenRefreshAt(1000, 1000 + 15 * 60_000)).toBe(1000 + 12 * 60_000));
});
