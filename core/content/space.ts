import type { Instant, Language } from '../shared/index.ts';
import type { NavigationEntry } from './space-appearance.ts';
import type { SpaceTheme } from './space-theme.ts';

/** What a member may do: each role may do all that those before it may, except that a reviewer writes nothing. */
export const SPACE_ROLES = ['reviewer', 'author', 'editor', 'owner'] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

/** Who may read what is published: members, whoever has the link, or everybody and search engines. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A place of articles with an address, its languages and its members. */
export interface Space {
  readonly id: string;
  /** The address is /s/{handle}. Unique without regard to case. */
  readonly handle: string;
  readonly title: string;
  /** The first is the one that articles begin in. */
  readonly languages: readonly [Language, ...Language[]];
  readonly visibility: Visibility;
  readonly theme: SpaceTheme;
  /** Links in the head of each page, in their order. */
  readonly navigation: readonly NavigationEntry[];
  /** 1, and one more with every change. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export interface SpaceMember {
  readonly spaceId: string;
  readonly userId: string;
  readonly role: SpaceRole;
  readonly since: Instant;
}

/** An offer to become a member. Only an account that has verified the address sees it and can accept it. */
export interface SpaceInvitation {
  readonly id: string;
  readonly spaceId: string;
  /** As accounts have it: trimmed, lower-cased, NFC. */
  readonly email: string;
  readonly role: SpaceRole;
  readonly at: Instant;
}

/** For how long an invitation can be accepted, milliseconds. Stored ones are purged by then, too. */
export const SPACE_INVITATION_LIFETIME = 30 * 86_400_000;

/** Whether the invitation can still be accepted. */
export const isInvitationOpen = ({ at }: SpaceInvitation, now: Instant): boolean =>
  now < at + SPACE_INVITATION_LIFETIME;
