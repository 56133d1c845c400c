import type { OwnedRecords } from '../../accounts/index.ts';
import type { Space, SpaceMember, SpaceRole, SpaceInvitation } from '../space.ts';

/** A space as one of its members has it. */
export interface MemberSpace {
  readonly space: Space;
  readonly role: SpaceRole;
}

/** A member as other members see him. */
export interface NamedMember extends SpaceMember {
  readonly name: string;
}

/** An invitation as the one who was invited sees it. */
export interface NamedInvitation extends SpaceInvitation {
  readonly spaceTitle: string;
}

/**
 * Stores spaces with their members. test/conformance/space-repository states what every adapter must do. `eraseOwned`
 * takes the account out of its spaces as `membersAfterLeaving` says; a space that nobody is left in is removed with
 * all that it holds.
 */
export interface SpaceRepository extends OwnedRecords {
  /** Spaces of which the account is a member, last changed first, ties by id descending. */
  listOf(userId: string): Promise<readonly MemberSpace[]>;
  /** The space with the account's role in it; null where it is no member, as for an unknown id. */
  findOf(userId: string, spaceId: string): Promise<MemberSpace | null>;
  /** The same; nobody else changes the space or its members before this unit of work ends. */
  findOfLocked(userId: string, spaceId: string): Promise<MemberSpace | null>;
  /** Whatever its visibility and whoever its members are. */
  find(id: string): Promise<Space | null>;
  /** Whatever its visibility; without regard to case. */
  findByHandle(handle: string): Promise<Space | null>;
  /** Number of spaces that the account owns. No other unit of work that calls this for it goes on before this one ends. */
  countOwnedLocked(userId: string): Promise<number>;
  /** Without an owner for the product's own space. Refuses with SPACE_HANDLE_TAKEN. */
  add(space: Space, owner: SpaceMember | null): Promise<void>;
  /**
   * Stores all of it if the stored version is `changed.version - 1`; otherwise refuses with VERSION_CONFLICT and the
   * current space, or with SPACE_UNKNOWN when it is gone. Refuses with SPACE_HANDLE_TAKEN.
   */
  update(changed: Space): Promise<void>;
  /** Removes the space of that version with all that it holds; refuses as `update` does. */
  remove(removed: Pick<Space, 'id' | 'version'>): Promise<void>;
  /** By `since`, then by account. */
  members(spaceId: string): Promise<readonly NamedMember[]>;
  /** Adds the member, or changes the role. */
  setMember(member: SpaceMember): Promise<void>;
  removeMember(spaceId: string, userId: string): Promise<void>;
  /** Invitations of the space, by time. */
  invitations(spaceId: string): Promise<readonly SpaceInvitation[]>;
  /** Invitations to an address, by time. */
  invitationsTo(email: string): Promise<readonly NamedInvitation[]>;
  /** Adds the invitation in place of an earlier one of the space to the same address. */
  invite(invitation: SpaceInvitation): Promise<void>;
  removeInvitation(id: string): Promise<void>;
}
