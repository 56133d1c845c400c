import { expect, it } from '@jest/globals';
import { isPermitted, SPACE_ACTIONS, type ActionSubject } from './permissions.ts';
import { SPACE_ROLES, type SpaceRole } from './space.ts';

const article = (change: Partial<ActionSubject> = {}): ActionSubject => ({
  authorId: 'ada',
  published: null,
  schedule: null,
  writerIds: ['ada'],
  ...change,
});
const may =
  (userId: string, role: SpaceRole) =>
  (action: (typeof SPACE_ACTIONS)[number], of?: ActionSubject) =>
    isPermitted({ userId, role }, action, of);

it('an author writes his own drafts, until readers see them', () => {
  const ada = may('ada', 'author');
  expect(ada('edit', article())).toBe(true);
  expect(ada('edit', article({ authorId: 'bo' }))).toBe(false);
  expect(ada('edit', article({ authorId: null }))).toBe(false);
  expect(ada('edit', article({ published: 1 }))).toBe(false);
  expect(ada('delete', article({ schedule: { revision: 1, publishAt: 1 } }))).toBe(false);
  expect(ada('publish', article())).toBe(false);
});

it('nobody approves what he wrote', () => {
  for (const role of ['reviewer', 'editor', 'owner'] as const) {
    expect(may('bo', role)('approve', article())).toBe(true);
    expect(may('ada', role)('approve', article({ writerIds: [] }))).toBe(false);
    expect(may('bo', role)('approve', article({ writerIds: ['ada', 'bo'] }))).toBe(false);
  }
  expect(may('bo', 'author')('approve', article())).toBe(false);
});

it('a reviewer reads and approves, and writes nothing', () =>
  expect(SPACE_ACTIONS.filter((action) => may('bo', 'reviewer')(action, article()))).toEqual([
    'read',
    'approve',
  ]));

it('members and the space itself are the owner’s alone', () => {
  for (const action of ['configure', 'manageMembers', 'deleteSpace'] as const)
    expect(SPACE_ROLES.filter((role) => may('ada', role)(action))).toEqual(['owner']);
});

it('from author to owner each role may do all that the one before may', () => {
  const actionsOf = (role: SpaceRole) =>
    SPACE_ACTIONS.filter((action) => may('ada', role)(action, article()));
  expect(actionsOf('editor')).toEqual(expect.arrayContaining(actionsOf('author')));
  expect(actionsOf('owner')).toEqual(expect.arrayContaining(actionsOf('editor')));
});
