import { SPACE_ROLES, type SpaceMember } from './space.ts';

/** Maximum number of members and invitations of a space. */
export const MAX_SPACE_MEMBERS = 100;

const rankOf = ({ role }: SpaceMember): number => SPACE_ROLES.indexOf(role);

/** Whether somebody owns the space. */
export const hasOwner = (members: readonly SpaceMember[]): boolean =>
  members.some(({ role }) => role === 'owner');

/**
 * The members after one has left for good. Where he was the only owner, the member with the highest role becomes the
 * owner, of several the one who has been there longest: what colleagues wrote does not go with him.
 */
export function membersAfterLeaving<Member extends SpaceMember>(
  members: readonly Member[],
  userId: string,
): readonly Member[] {
  const rest = members.filter((member) => member.userId !== userId);
  if (rest.length === 0 || hasOwner(rest)) return rest;
  const [heir] = [...rest].sort(
    (a, b) => rankOf(b) - rankOf(a) || a.since - b.since || (a.userId < b.userId ? -1 : 1),
  );
  return rest.map((member) => (member === heir ? { ...member, role: 'owner' as const } : member));
}
