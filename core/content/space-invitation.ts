import type { Instant } from '../shared/index.ts';
import type { SpaceRole } from './space.ts';

/** An offer to become a member. Only an account that has verified the address sees it and can accept it. */
export interface SpaceInvitation {
  readonly id: string;
  readonly spaceId: string;
  /** As accounts have it: trimmed, lower-cased, NFC. */
  readonly email: string;
  readonly role: SpaceRole;
  readonly at: Instant;
}
