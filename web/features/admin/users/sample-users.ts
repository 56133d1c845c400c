import type { ListedUser } from './users-api.ts';

const sample = (nth: number, role: ListedUser['role']): ListedUser => ({
  id: `sample-${nth}`,
  name: `Sample user ${nth}`,
  email: `sample-${nth}@example.com`,
  emailVerified: true,
  secondFactor: false,
  role,
  active: true,
  invitedAt: null,
  lastSignInAt: null,
  version: 1,
  createdAt: `2026-01-0${nth}T00:00:00.000Z`,
  deletedAt: null,
  updatedAt: `2026-01-0${nth}T00:00:00.000Z`,
});

/** Rows of the list in development while the server cannot be reached. The page marks them as samples. */
export const SAMPLE_USERS: readonly ListedUser[] = [
  sample(1, 'user'),
  sample(2, 'user'),
  sample(3, 'superadmin'),
];
