import {
  membersAfterLeaving,
  SPACE_HANDLE_TAKEN,
  SPACE_UNKNOWN,
  type MemberSpace,
  type NamedInvitation,
  type NamedMember,
  type Space,
  type SpaceInvitation,
  type SpaceMember,
  type SpaceRepository,
} from '@toolyard/core/content';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, float8, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import {
  SpaceInvitationTable,
  SpaceMemberTable,
  SpaceTable,
} from './tables/content-space.table.ts';

const selectSpaces = () =>
  db
    .selectFrom('content_space as space')
    .select((eb) => [
      'space.id',
      'space.version',
      'space.handle',
      'space.title',
      'space.languages',
      'space.visibility',
      'space.theme',
      'space.navigation',
      millis(eb.ref('space.created_at')).as('createdAt'),
      millis(eb.ref('space.updated_at')).as('updatedAt'),
    ]);

const selectSpacesOf = (userId: string) =>
  selectSpaces()
    .innerJoin('content_member as member', 'member.space_id', 'space.id')
    .select('member.role')
    .where('member.user_id', '=', userId);

const toMemberSpace = ({ role, ...space }: Space & Pick<MemberSpace, 'role'>): MemberSpace => ({
  space,
  role,
});

export class PostgresSpaceRepository implements SpaceRepository {
  constructor(private readonly statements: Statements) {}

  async listOf(userId: string): Promise<MemberSpace[]> {
    const rows = await this.statements.rows(
      selectSpacesOf(userId).orderBy('space.updated_at', 'desc').orderBy('space.id', 'desc'),
    );
    return rows.map(toMemberSpace);
  }

  async findOf(userId: string, spaceId: string): Promise<MemberSpace | null> {
    if (!isId(spaceId)) return null;
    const row = await this.statements.row(selectSpacesOf(userId).where('space.id', '=', spaceId));
    return row && toMemberSpace(row);
  }

  async findOfLocked(userId: string, spaceId: string): Promise<MemberSpace | null> {
    if (!isId(spaceId)) return null;
    await this.lock(spaceId);
    return this.findOf(userId, spaceId);
  }

  async find(id: string): Promise<Space | null> {
    return isId(id) ? this.statements.row(selectSpaces().where('space.id', '=', id)) : null;
  }

  findByHandle(handle: string): Promise<Space | null> {
    return this.statements.row(selectSpaces().where('space.handle', '=', handle.toLowerCase()));
  }

  /** Locks the account's row. */
  async countOwnedLocked(userId: string): Promise<number> {
    await this.statements.lockAccount(userId);
    const row = await this.statements.row(
      db
        .selectFrom('content_member')
        .select((eb) => float8(eb.fn.countAll<number>()).as('count'))
        .where('user_id', '=', userId)
        .where('role', '=', 'owner'),
    );
    return row?.count ?? 0;
  }

  async add(space: Space, owner: SpaceMember | null): Promise<void> {
    await handleTaken(this.statements.insert(SpaceTable, { id: space.id, ...columnsOf(space) }));
    if (owner) await this.setMember(owner);
  }

  async update(changed: Space): Promise<void> {
    const stored = { id: changed.id, version: changed.version - 1 };
    const count = await handleTaken(this.statements.update(SpaceTable, stored, columnsOf(changed)));
    if (count === 0) await this.refuse(changed.id);
  }

  async remove({ id, version }: Pick<Space, 'id' | 'version'>): Promise<void> {
    const gone = await this.statements.rows(
      db
        .deleteFrom('content_space')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id'),
    );
    if (gone.length === 0) await this.refuse(id);
  }

  members(spaceId: string): Promise<NamedMember[]> {
    return this.statements.rows(
      db
        .selectFrom('content_member as member')
        .innerJoin('user_account as account', 'account.id', 'member.user_id')
        .select((eb) => [
          'member.space_id as spaceId',
          'member.user_id as userId',
          'member.role',
          millis(eb.ref('member.since')).as('since'),
          'account.name',
        ])
        .where('member.space_id', '=', spaceId)
        .orderBy('member.since')
        .orderBy('member.user_id'),
    );
  }

  async setMember({ spaceId, userId, role, since }: SpaceMember): Promise<void> {
    await this.statements.rows(sql`
      insert into content_member (space_id, user_id, role, since)
      values (${spaceId}, ${userId}, ${role}, ${toDate(since)})
      on conflict (space_id, user_id) do update set role = excluded.role`);
  }

  async removeMember(space: string, user: string): Promise<void> {
    if (isId(user)) await this.statements.erase(SpaceMemberTable, { space, user });
  }

  async invitations(spaceId: string): Promise<SpaceInvitation[]> {
    const rows = await this.statements.rows(
      selectInvitations().where('invitation.space_id', '=', spaceId),
    );
    return rows.map(({ spaceTitle: _, ...invitation }) => invitation);
  }

  invitationsTo(email: string): Promise<NamedInvitation[]> {
    return this.statements.rows(selectInvitations().where('invitation.email', '=', email));
  }

  async invite({ id, spaceId, email, role, at }: SpaceInvitation): Promise<void> {
    await this.statements.rows(sql`
      insert into content_invitation (id, space_id, email, role, at)
      values (${id}, ${spaceId}, ${email}, ${role}, ${toDate(at)})
      on conflict (space_id, email)
      do update set id = excluded.id, role = excluded.role, at = excluded.at`);
  }

  async removeInvitation(id: string): Promise<void> {
    if (isId(id)) await this.statements.erase(SpaceInvitationTable, { id });
  }

  async eraseOwned(userId: string): Promise<void> {
    const memberships = await this.statements.rows(
      db.selectFrom('content_member').select('space_id').where('user_id', '=', userId),
    );
    for (const { space_id: spaceId } of memberships) await this.leave(spaceId, userId);
    await this.statements.rows(sql`
      delete from content_invitation
      where email = (select email from user_account where id = ${userId})`);
  }

  private async leave(spaceId: string, userId: string): Promise<void> {
    await this.lock(spaceId);
    const rest = membersAfterLeaving(await this.members(spaceId), userId);
    if (rest.length === 0) await this.statements.erase(SpaceTable, { id: spaceId });
    await this.removeMember(spaceId, userId);
    for (const member of rest.filter(({ role }) => role === 'owner')) await this.setMember(member);
  }

  private async lock(spaceId: string): Promise<void> {
    await this.statements.rows(
      db.selectFrom('content_space').select('id').where('id', '=', spaceId).forNoKeyUpdate(),
    );
  }

  private async refuse(id: string): Promise<never> {
    const current = await this.statements.row(selectSpaces().where('space.id', '=', id));
    throw current ? VERSION_CONFLICT({ details: { current } }) : SPACE_UNKNOWN();
  }
}

const selectInvitations = () =>
  db
    .selectFrom('content_invitation as invitation')
    .innerJoin('content_space as space', 'space.id', 'invitation.space_id')
    .select((eb) => [
      'invitation.id',
      'invitation.space_id as spaceId',
      'invitation.email',
      'invitation.role',
      millis(eb.ref('invitation.at')).as('at'),
      'space.title as spaceTitle',
    ])
    .orderBy('invitation.at')
    .orderBy('invitation.id');

const columnsOf = ({ id: _id, ...space }: Space) => ({
  ...space,
  createdAt: toDate(space.createdAt),
  updatedAt: toDate(space.updatedAt),
});

async function handleTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    throw isDuplicate(cause) ? SPACE_HANDLE_TAKEN({ cause }) : cause;
  }
}
