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
import { removeArticlesOf } from './memory-article-repository.ts';
import { removeHooksOf } from './memory-hook-repository.ts';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const memberKey = (spaceId: string, userId: string): string => `${spaceId} ${userId}`;

const lastChangedFirst = ({ space: a }: MemberSpace, { space: b }: MemberSpace): number =>
  b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1);

const byTime = (a: SpaceInvitation, b: SpaceInvitation): number =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

export class MemorySpaceRepository implements SpaceRepository {
  constructor(private readonly tables: MemoryTables) {}

  listOf(userId: string): Promise<MemberSpace[]> {
    return Promise.resolve(this.ofMember(userId).sort(lastChangedFirst));
  }

  findOf(userId: string, spaceId: string): Promise<MemberSpace | null> {
    const found = this.ofMember(userId).find(({ space }) => space.id === spaceId);
    return Promise.resolve(found ?? null);
  }

  findOfLocked(userId: string, spaceId: string): Promise<MemberSpace | null> {
    return this.findOf(userId, spaceId);
  }

  find(id: string): Promise<Space | null> {
    return Promise.resolve(copyOf(this.tables.spaces.get(id)));
  }

  findByHandle(handle: string): Promise<Space | null> {
    return Promise.resolve(copyOf(this.withHandle(handle.toLowerCase())));
  }

  countOwnedLocked(userId: string): Promise<number> {
    const owned = this.ofMember(userId).filter(({ role }) => role === 'owner');
    return Promise.resolve(owned.length);
  }

  async add(space: Space, owner: SpaceMember | null): Promise<void> {
    this.demandFreeHandle(space);
    this.tables.spaces = withEntry(this.tables.spaces, space.id, space);
    if (owner) await this.setMember(owner);
  }

  async update(changed: Space): Promise<void> {
    await Promise.resolve();
    this.expect(changed.id, changed.version - 1);
    this.demandFreeHandle(changed);
    this.tables.spaces = withEntry(this.tables.spaces, changed.id, changed);
  }

  async remove({ id, version }: Pick<Space, 'id' | 'version'>): Promise<void> {
    await Promise.resolve();
    this.expect(id, version);
    this.removeAll(id);
  }

  members(spaceId: string): Promise<NamedMember[]> {
    const members = this.membersOf(spaceId).map((member) => ({
      ...member,
      name: this.tables.users.get(member.userId)?.name ?? '',
    }));
    return Promise.resolve(
      members.sort((a, b) => a.since - b.since || (a.userId < b.userId ? -1 : 1)),
    );
  }

  async setMember(member: SpaceMember): Promise<void> {
    await Promise.resolve();
    const key = memberKey(member.spaceId, member.userId);
    const since = this.tables.spaceMembers.get(key)?.since ?? member.since;
    const { spaceId, userId, role } = member;
    this.tables.spaceMembers = withEntry(this.tables.spaceMembers, key, {
      spaceId,
      userId,
      role,
      since,
    });
  }

  async removeMember(spaceId: string, userId: string): Promise<void> {
    await Promise.resolve();
    this.tables.spaceMembers = withoutEntry(this.tables.spaceMembers, memberKey(spaceId, userId));
  }

  invitations(spaceId: string): Promise<SpaceInvitation[]> {
    const all = [...this.tables.spaceInvitations.values()];
    return Promise.resolve(
      structuredClone(all.filter((each) => each.spaceId === spaceId).sort(byTime)),
    );
  }

  invitationsTo(email: string): Promise<NamedInvitation[]> {
    const all = [...this.tables.spaceInvitations.values()];
    return Promise.resolve(
      all
        .filter((each) => each.email === email)
        .sort(byTime)
        .map((each) => ({
          ...each,
          spaceTitle: this.tables.spaces.get(each.spaceId)?.title ?? '',
        })),
    );
  }

  async invite(invitation: SpaceInvitation): Promise<void> {
    await Promise.resolve();
    const { spaceId, email } = invitation;
    const others = withoutOwned(
      this.tables.spaceInvitations,
      (each) => each.spaceId === spaceId && each.email === email,
    );
    this.tables.spaceInvitations = withEntry(others, invitation.id, invitation);
  }

  async removeInvitation(id: string): Promise<void> {
    await Promise.resolve();
    this.tables.spaceInvitations = withoutEntry(this.tables.spaceInvitations, id);
  }

  async eraseOwned(userId: string): Promise<void> {
    for (const { space } of this.ofMember(userId)) {
      const rest = membersAfterLeaving(await this.members(space.id), userId);
      if (rest.length === 0) this.removeAll(space.id);
      await this.removeMember(space.id, userId);
      for (const member of rest) await this.setMember(member);
    }
    const email = this.tables.users.get(userId)?.email;
    this.tables.spaceInvitations = withoutOwned(
      this.tables.spaceInvitations,
      (each) => each.email === email,
    );
  }

  private removeAll(id: string): void {
    const isOfSpace = ({ spaceId }: { readonly spaceId: string }) => spaceId === id;
    this.tables.spaces = withoutEntry(this.tables.spaces, id);
    this.tables.spaceMembers = withoutOwned(this.tables.spaceMembers, isOfSpace);
    this.tables.spaceInvitations = withoutOwned(this.tables.spaceInvitations, isOfSpace);
    this.tables.media = withoutOwned(this.tables.media, isOfSpace);
    removeArticlesOf(this.tables, isOfSpace);
    removeHooksOf(this.tables, id);
  }

  private membersOf(id: string): SpaceMember[] {
    return [...this.tables.spaceMembers.values()].filter(({ spaceId }) => spaceId === id);
  }

  private ofMember(userId: string): MemberSpace[] {
    return [...this.tables.spaceMembers.values()]
      .filter((member) => member.userId === userId)
      .flatMap(({ spaceId, role }) => {
        const space = copyOf(this.tables.spaces.get(spaceId));
        return space ? [{ space, role }] : [];
      });
  }

  private withHandle(handle: string): Space | undefined {
    return [...this.tables.spaces.values()].find((space) => space.handle === handle);
  }

  private demandFreeHandle({ id, handle }: Space): void {
    const holder = this.withHandle(handle);
    if (holder && holder.id !== id) throw SPACE_HANDLE_TAKEN();
  }

  private expect(id: string, version: number): void {
    const current = copyOf(this.tables.spaces.get(id));
    if (!current) throw SPACE_UNKNOWN();
    if (current.version !== version) throw VERSION_CONFLICT({ details: { current } });
  }
}
