import { describe, expect, it } from '@jest/globals';
import {
  ADMIN_SESSIONS,
  isLive,
  sessionEnd,
  tokenRefreshAt,
  USER_SESSIONS,
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
  expiresAt: sessionEnd(USER_SESSIONS, true, 0),
  revokedAt: null,
  ...change,
});

describe('life of a session', () => {
  it('one of the browser ends after 12 hours, a remembered one after 30 days', () => {
    expect(sessionEnd(USER_SESSIONS, false, 5)).toBe(5 + 12 * HOUR);
    expect(sessionEnd(USER_SESSIONS, true, 5)).toBe(5 + 30 * DAY);
  });

  it('a week without use ends it', () => {
    expect(isLive(session(), 7 * DAY - 1, USER_SESSIONS)).toBe(true);
    expect(isLive(session(), 7 * DAY, USER_SESSIONS)).toBe(false);
    expect(isLive(session({ lastSeenAt: 6 * DAY }), 12 * DAY, USER_SESSIONS)).toBe(true);
  });

  it('neither use nor anything else saves a session that is over or revoked', () => {
    expect(isLive(session({ lastSeenAt: 30 * DAY }), 30 * DAY, USER_SESSIONS)).toBe(false);
    expect(isLive(session({ revokedAt: 1 }), 2, USER_SESSIONS)).toBe(false);
  });

  it("an admin's ends after 12 hours, and after one without use", () => {
    for (const remember of [true, false])
      expect(sessionEnd(ADMIN_SESSIONS, remember, 5)).toBe(5 + 12 * HOUR);
    expect(isLive(session(), HOUR - 1, ADMIN_SESSIONS)).toBe(true);
    expect(isLive(session(), HOUR, ADMIN_SESSIONS)).toBe(false);
  });

  it('an access token is renewed at 80 % of its life', () =>
    expect(tokenRefreshAt(1000, 1000 + 15 * 60_000)).toBe(1000 + 12 * 60_000));
});
