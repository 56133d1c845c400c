import type { Principal } from '../../accounts/index.ts';
import type { Clock, Commit, IdSource, Page, PageRequest } from '../../shared/index.ts';
import { MEDIA_FULL, MEDIA_IN_USE, MEDIA_UNKNOWN, SPACE_ROLE_NEEDED } from '../content.errors.ts';
import type { ContentLimits } from '../limits.ts';
import { parseAlt, type Media } from '../media.ts';
import type { MediaRepository, MediaUse } from '../ports/media-repository.ts';
import type { MediaStore, StoredMedia } from '../ports/media-store.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { isPermitted } from '../permissions.ts';
import { spaceEntry } from './content-audit.ts';
import {
  demand,
  findMembership,
  lockedMembershipOf,
  membershipOf,
  type Membership,
} from './space-access.ts';
import type { ContentStore } from './write-articles.ts';

type SpaceReader = Pick<SpaceRepository, 'findOf' | 'findByHandle'>;

/** A picture with the articles that show it. */
export interface ListedMedia extends Media {
  readonly uses: readonly MediaUse[];
}

export interface MediaListing extends Page<ListedMedia> {
  /** Bytes of all pictures of the space. */
  readonly used: number;
  /** Bytes that they may have. */
  readonly limit: number;
}

export interface MediaQuery {
  readonly spaceId: string;
  readonly hash: string | null;
  readonly page: PageRequest;
}

/** Pictures of a space, last uploaded first. Refuses with SPACE_UNKNOWN. */
export class ListMedia {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly media: Pick<MediaRepository, 'list' | 'size' | 'uses' | 'withHashes'>,
    private readonly limits: ContentLimits,
  ) {}

  /** With a hash, the one picture that has it. */
  async execute({ spaceId, hash, page }: MediaQuery, principal: Principal): Promise<MediaListing> {
    const { space } = await membershipOf(this.spaces, spaceId, principal);
    const { items, nextCursor } =
      hash === null
        ? await this.media.list(space.id, page)
        : { items: await this.media.withHashes(space.id, [hash]), nextCursor: null };
    const hashes = items.map(({ hash }) => hash);
    const uses = await this.media.uses(space.id, hashes);
    const listed = items.map((each) => ({
      ...each,
      uses: uses.filter(({ hash }) => hash === each.hash),
    }));
    const used = await this.media.size(space.id);
    return { items: listed, nextCursor, used, limit: this.limits.mediaBytes };
  }
}

/** Where writes of media are stored. */
export interface MediaWrites extends Pick<ContentStore, 'spaces' | 'audit'> {
  readonly media: MediaRepository;
}

export interface AddMediaInput {
  readonly spaceId: string;
  /** What the picture shows. */
  readonly alt: string;
  readonly file: Uint8Array;
}

/** What the pictures of a space stand on. */
export interface MediaPorts {
  readonly store: MediaStore;
  readonly limits: ContentLimits;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Gives a stored picture to a space; one that the space has already stays as it is. Refuses with MEDIA_FULL. */
export async function addStored(
  { media, audit }: Pick<MediaWrites, 'media' | 'audit'>,
  { stored, alt }: { readonly stored: StoredMedia; readonly alt: string },
  { space, userId, principal }: Membership & { readonly principal: Principal },
  { limits, clock, ids }: Omit<MediaPorts, 'store'>,
): Promise<Media> {
  const size = (await media.sizeLocked(space.id)) + stored.size;
  const [same] = await media.withHashes(space.id, [stored.hash]);
  if (same) return same;
  if (size > limits.mediaBytes) throw MEDIA_FULL();
  const uploadedAt = clock.now();
  const origin = { spaceId: space.id, uploaderId: userId, uploadedAt };
  const added: Media = { id: ids.next(), ...origin, ...stored, alt };
  await media.add(added);
  const event = { action: 'space.mediaAdded', after: { alt, size: stored.size } };
  audit.record(spaceEntry(space, event, principal, uploadedAt));
  return added;
}

/**
 * Adds a picture to a space. Refuses with SPACE_UNKNOWN, SPACE_ROLE_NEEDED, MEDIA_ALT_INVALID, MEDIA_FULL and as
 * `MediaStore` does.
 */
export class AddMedia {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly ports: MediaPorts,
  ) {}

  async prepare(
    { spaceId, alt: typed, file }: AddMediaInput,
    principal: Principal,
  ): Promise<Commit<MediaWrites, Media>> {
    demand(await membershipOf(this.spaces, spaceId, principal), 'create');
    const alt = parseAlt(typed);
    if (!alt.ok) throw alt.error;
    const stored = await this.ports.store.store(file);
    return async (all) => {
      const member = await lockedMembershipOf(all.spaces, spaceId, principal);
      demand(member, 'create');
      return addStored(all, { stored, alt: alt.value }, { ...member, principal }, this.ports);
    };
  }
}

/** Whether a member may remove a picture: an author those that he uploaded, an operator all of the product's own. */
export const mayRemoveMedia = (
  member: Pick<Membership, 'userId' | 'role'>,
  { uploaderId }: Pick<Media, 'uploaderId'>,
): boolean =>
  isPermitted(member, 'delete', {
    authorId: uploaderId,
    published: null,
    schedule: null,
    writerIds: [],
  });

/**
 * Takes a picture out of a space that no article shows. Refuses with MEDIA_UNKNOWN, SPACE_ROLE_NEEDED, or MEDIA_IN_USE
 * with the articles.
 */
export class RemoveMedia {
  constructor(
    private readonly all: MediaWrites,
    private readonly ports: Pick<MediaPorts, 'clock'>,
  ) {}

  async execute(id: string, principal: Principal): Promise<void> {
    const { spaces, media, audit } = this.all;
    const found = await openMedia(spaces, media, id, principal);
    const member = await lockedMembershipOf(spaces, found.spaceId, principal);
    if (!mayRemoveMedia(member, found)) throw SPACE_ROLE_NEEDED();
    const uses = await media.uses(found.spaceId, [found.hash]);
    if (uses.length > 0) throw MEDIA_IN_USE();
    await media.remove(id);
    const event = { action: 'space.mediaRemoved', before: { alt: found.alt, size: found.size } };
    audit.record(spaceEntry(member.space, event, principal, this.ports.clock.now()));
  }
}

/** Refuses with MEDIA_UNKNOWN where the caller is not in its space, as for an unknown id. */
async function openMedia(
  spaces: SpaceReader,
  media: Pick<MediaRepository, 'find'>,
  id: string,
  principal: Principal,
): Promise<Media> {
  const found = await media.find(id);
  if (!found || !(await findMembership(spaces, found.spaceId, principal))) throw MEDIA_UNKNOWN();
  return found;
}

/** Bytes of a picture, for members of its space. Refuses with MEDIA_UNKNOWN. */
export class ReadMedia {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly media: Pick<MediaRepository, 'find'>,
    private readonly store: Pick<MediaStore, 'read'>,
  ) {}

  async execute(id: string, principal: Principal): Promise<Media & { readonly file: Uint8Array }> {
    const found = await openMedia(this.spaces, this.media, id, principal);
    const file = await this.store.read(found.hash);
    if (!file) throw MEDIA_UNKNOWN();
    return { ...found, file };
  }
}

/** Bytes of a picture, for readers; null where no space that they may see has it. */
export class ReadPublicMedia {
  constructor(
    private readonly media: Pick<MediaRepository, 'isReadable'>,
    private readonly store: Pick<MediaStore, 'read'>,
  ) {}

  async execute(hash: string): Promise<Uint8Array | null> {
    return (await this.media.isReadable(hash)) ? this.store.read(hash) : null;
  }
}
