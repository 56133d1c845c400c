import { asUser, type Principal, type UserRepository } from '../../accounts/index.ts';
import { VERSION_CONFLICT, type Instant, type Language } from '../../shared/index.ts';
import { checkArticleDraft } from '../article-draft.ts';
import { newArticle, type Article } from '../article.ts';
import type { ContentLimits } from '../limits.ts';
import type { MemberSpace, SpaceRepository } from '../ports/space-repository.ts';
import { sampleArticle } from '../sample-article.ts';
import { checkAppearance, type AppearanceDraft } from '../appearance-draft.ts';
import { DEFAULT_APPEARANCE } from '../space-appearance.ts';
import { checkSpace, parseHandle, type SpaceDraft } from '../space-draft.ts';
import { SPACE_NEEDS_VERIFIED_EMAIL, SPACES_FULL } from '../content.errors.ts';
import type { Space } from '../space.ts';
import { spaceEntry, spaceState } from './content-audit.ts';
import { demand, lockedMembershipOf, membershipOf, productSpaceOf } from './space-access.ts';
import { addArticle, type WritingPorts } from './stored-draft.ts';
import type { ContentStore } from './write-articles.ts';

/** Where writes of spaces are stored. */
export interface SpaceStore extends ContentStore {
  readonly users: Pick<UserRepository, 'find'>;
}

/**
 * The caller's spaces with his roles, last changed first, of an operator the product's own, and how much an account and
 * a space may have.
 */
export class ListSpaces {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'listOf' | 'findByHandle'>,
    private readonly limits: ContentLimits,
  ) {}

  async execute(
    principal: Principal,
  ): Promise<{ readonly spaces: readonly MemberSpace[]; readonly limits: ContentLimits }> {
    return { spaces: await this.spacesOf(principal), limits: this.limits };
  }

  private async spacesOf(principal: Principal): Promise<readonly MemberSpace[]> {
    if (principal.kind !== 'admin') return this.spaces.listOf(asUser(principal).userId);
    const own = await productSpaceOf(this.spaces);
    return own ? [own] : [];
  }
}

/** A space of the caller; refuses with SPACE_UNKNOWN. */
export class ReadSpace {
  constructor(private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>) {}

  async execute(spaceId: string, principal: Principal): Promise<MemberSpace> {
    const { space, role } = await membershipOf(this.spaces, spaceId, principal);
    return { space, role };
  }
}

/** A space is public only where its owner can be reached. */
async function demandVerifiedEmail(
  users: SpaceStore['users'],
  userId: string,
  { visibility }: Pick<Space, 'visibility'>,
): Promise<void> {
  if (visibility !== 'public') return;
  const user = await users.find(userId);
  if (!user || user.emailVerifiedAt === null) throw SPACE_NEEDS_VERIFIED_EMAIL();
}

/**
 * Opens a space with a first article that shows what a text can have; the article is a draft. Refuses with SPACE_INVALID,
 * SPACE_HANDLE_TAKEN, SPACE_NEEDS_VERIFIED_EMAIL or SPACES_FULL.
 */
export class CreateSpace {
  constructor(
    private readonly all: SpaceStore,
    private readonly limits: ContentLimits,
    private readonly ports: WritingPorts,
  ) {}

  async execute(
    input: SpaceDraft & { readonly handle: string },
    principal: Principal,
  ): Promise<MemberSpace> {
    const { spaces, articles, users, audit } = this.all;
    const { userId } = asUser(principal);
    const handle = parseHandle(input.handle);
    if (!handle.ok) throw handle.error;
    const checked = checkSpace(input);
    if (!checked.ok) throw checked.error;
    await demandVerifiedEmail(users, userId, checked.value);
    if ((await spaces.countOwnedLocked(userId)) >= this.limits.spaces) throw SPACES_FULL();
    const at = this.ports.clock.now();
    const id = this.ports.ids.next();
    const times = { createdAt: at, updatedAt: at };
    const space: Space = {
      ...{ id, version: 1, handle: handle.value, ...checked.value, ...times },
      ...DEFAULT_APPEARANCE,
    };
    const role = 'owner';
    await spaces.add(space, { spaceId: id, userId, role, since: at });
    const article = this.firstArticle(space, userId, at);
    const draft = checkArticleDraft(sampleArticle(article.locale));
    if (!draft.ok) throw draft.error;
    await addArticle(articles, article, { ...draft.value, base: 0, authorId: userId }, this.ports);
    const event = { action: 'space.created', after: spaceState(space) };
    audit.record(spaceEntry(space, event, principal, at));
    return { space, role };
  }

  private firstArticle(
    { id: spaceId, languages: [locale] }: Space,
    authorId: string,
    at: Instant,
  ): Article {
    const slug: Readonly<Record<Language, string>> = { en: 'welcome', 'zh-CN': 'huan-ying' };
    const begun = {
      id: this.ports.ids.next(),
      spaceId,
      type: 'page' as const,
      locale,
      slug: slug[locale],
      translationOf: null,
      authorId,
    };
    return newArticle(begun, at);
  }
}

/** A space by the version that the caller has seen; null is any. */
export interface SeenSpace {
  readonly spaceId: string;
  readonly version: number | null;
}

function demandVersion({ version }: SeenSpace, current: Space): void {
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
}

/**
 * Changes title, languages and visibility, and theme and navigation where they are given; the address stays, since readers
 * know it. Articles in a language that is taken
 * out stay as they are. Refuses with SPACE_INVALID, SPACE_ROLE_NEEDED, SPACE_NEEDS_VERIFIED_EMAIL or VERSION_CONFLICT.
 */
export class EditSpace {
  constructor(
    private readonly all: SpaceStore,
    private readonly ports: Pick<WritingPorts, 'clock'>,
  ) {}

  async execute(
    input: SpaceDraft & Partial<AppearanceDraft> & SeenSpace,
    principal: Principal,
  ): Promise<MemberSpace> {
    const { spaces, users, audit } = this.all;
    const checked = checkSpace(input);
    if (!checked.ok) throw checked.error;
    const member = await lockedMembershipOf(spaces, input.spaceId, principal);
    const { space: before, role } = member;
    demand(member, 'configure');
    demandVersion(input, before);
    const { theme = before.theme, navigation = before.navigation } = input;
    const appearance = checkAppearance({ theme, navigation });
    if (!appearance.ok) throw appearance.error;
    if (before.visibility !== 'public')
      await demandVerifiedEmail(users, asUser(principal).userId, checked.value);
    const at = this.ports.clock.now();
    const changed = { ...checked.value, ...appearance.value };
    const space = { ...before, ...changed, version: before.version + 1, updatedAt: at };
    await spaces.update(space);
    const states = { before: spaceState(before), after: spaceState(space) };
    audit.record(spaceEntry(space, { action: 'space.changed', ...states }, principal, at));
    return { space, role };
  }
}

/** Removes a space with its articles. Refuses with SPACE_ROLE_NEEDED or VERSION_CONFLICT. */
export class DeleteSpace {
  constructor(
    private readonly all: Pick<SpaceStore, 'spaces' | 'audit'>,
    private readonly ports: Pick<WritingPorts, 'clock'>,
  ) {}

  async execute(seen: SeenSpace, principal: Principal): Promise<void> {
    const { spaces, audit } = this.all;
    const member = await lockedMembershipOf(spaces, seen.spaceId, principal);
    demand(member, 'deleteSpace');
    demandVersion(seen, member.space);
    await spaces.remove(member.space);
    const event = { action: 'space.deleted', before: spaceState(member.space) };
    audit.record(spaceEntry(member.space, event, principal, this.ports.clock.now()));
  }
}
