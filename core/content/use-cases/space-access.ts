import { asAdmin, asUser, type Principal } from '../../accounts/index.ts';
import { VERSION_CONFLICT } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import { isPermitted, type ActionSubject, type SpaceAction } from '../permissions.ts';
import type { ArticleRepository } from '../ports/article-repository.ts';
import type { MemberSpace, SpaceRepository } from '../ports/space-repository.ts';
import { PRODUCT_SPACE } from '../product-space.ts';
import { ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED, SPACE_UNKNOWN } from '../content.errors.ts';

/** A member in a space, or an operator in the product's own. */
export interface Membership extends MemberSpace {
  /** Null for an operator: his name stands in the audit log alone. */
  readonly userId: string | null;
}

/** How the caller's part in a space is found. */
export type SpaceReader = Pick<SpaceRepository, 'findOf' | 'findByHandle'>;

/** The product's own space as operators have it; null where no page was delivered yet. */
export async function productSpaceOf(
  spaces: Pick<SpaceRepository, 'findByHandle'>,
): Promise<MemberSpace | null> {
  const space = await spaces.findByHandle(PRODUCT_SPACE.handle);
  return space && { space, role: 'editor' };
}

/** The caller in a space; null where he has no part in it. */
export async function findMembership(
  spaces: SpaceReader,
  spaceId: string,
  principal: Principal,
): Promise<Membership | null> {
  if (principal.kind === 'admin') {
    asAdmin(principal);
    const own = await productSpaceOf(spaces);
    return own?.space.id === spaceId ? { ...own, userId: null } : null;
  }
  const { userId } = asUser(principal);
  const found = await spaces.findOf(userId, spaceId);
  return found && { ...found, userId };
}

/** The caller in a space; refuses with SPACE_UNKNOWN where he has no part in it, as for an unknown id. */
export async function membershipOf(
  spaces: SpaceReader,
  spaceId: string,
  principal: Principal,
): Promise<Membership> {
  const found = await findMembership(spaces, spaceId, principal);
  if (!found) throw SPACE_UNKNOWN();
  return found;
}

/** The same, and nobody else changes the space, its members or its addresses before this unit of work ends. */
export const lockedMembershipOf = (
  spaces: Pick<SpaceRepository, 'findOfLocked' | 'findByHandle'>,
  spaceId: string,
  principal: Principal,
): Promise<Membership> =>
  membershipOf(
    {
      findOf: (user, id) => spaces.findOfLocked(user, id),
      findByHandle: (handle) => spaces.findByHandle(handle),
    },
    spaceId,
    principal,
  );

/** Refuses with SPACE_ROLE_NEEDED what the member's role does not allow. */
export function demand(member: Membership, action: SpaceAction, subject?: ActionSubject): void {
  if (!isPermitted(member, action, subject)) throw SPACE_ROLE_NEEDED();
}

/** An article by the version that the caller has seen; null is any. */
export interface SeenArticle {
  readonly articleId: string;
  readonly version: number | null;
}

/** An article of which the caller may read the drafts, and the caller in its space. */
export interface OpenArticle {
  readonly article: Article;
  readonly member: Membership;
}

/** Refuses with ARTICLE_UNKNOWN where the caller is not in the article's space, as for an unknown id. */
export async function openArticle(
  spaces: SpaceReader,
  articles: Pick<ArticleRepository, 'find'>,
  articleId: string,
  principal: Principal,
): Promise<OpenArticle> {
  const article = await articles.find(articleId);
  const member = article && (await findMembership(spaces, article.spaceId, principal));
  if (!article || !member) throw ARTICLE_UNKNOWN();
  return { article, member };
}

interface LockingStore {
  readonly spaces: SpaceReader;
  readonly articles: Pick<ArticleRepository, 'findLocked' | 'writersAfter'>;
}

/**
 * The article, locked, for an action of the caller. Refuses with ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED or VERSION_CONFLICT.
 */
export async function articleFor(
  action: SpaceAction,
  { spaces, articles }: LockingStore,
  { articleId, version }: SeenArticle,
  principal: Principal,
): Promise<OpenArticle> {
  const find = (id: string) => articles.findLocked(id);
  const open = await openArticle(spaces, { find }, articleId, principal);
  const { article, member } = open;
  const writerIds = await articles.writersAfter(article.id, article.published ?? 0);
  demand(member, action, { ...article, writerIds });
  if (version !== null && version !== article.version)
    throw VERSION_CONFLICT({ details: { current: article } });
  return open;
}
