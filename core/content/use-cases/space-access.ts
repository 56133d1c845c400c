import { asUser, type Principal } from '../../accounts/index.ts';
import { VERSION_CONFLICT } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import { isPermitted, type ActionSubject, type SpaceAction } from '../permissions.ts';
import type { ArticleRepository } from '../ports/article-repository.ts';
import type { MemberSpace, SpaceRepository } from '../ports/space-repository.ts';
import { ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED, SPACE_UNKNOWN } from '../content.errors.ts';

/** A member in a space. */
export interface Membership extends MemberSpace {
  readonly userId: string;
}

/** The caller in a space; refuses with SPACE_UNKNOWN where he is no member, as for an unknown id. */
export async function membershipOf(
  spaces: Pick<SpaceRepository, 'findOf'>,
  spaceId: string,
  principal: Principal,
): Promise<Membership> {
  const { userId } = asUser(principal);
  const found = await spaces.findOf(userId, spaceId);
  if (!found) throw SPACE_UNKNOWN();
  return { ...found, userId };
}

/** The same, and nobody else changes the space, its members or its addresses before this unit of work ends. */
export const lockedMembershipOf = (
  spaces: Pick<SpaceRepository, 'findOfLocked'>,
  spaceId: string,
  principal: Principal,
): Promise<Membership> =>
  membershipOf({ findOf: (user, id) => spaces.findOfLocked(user, id) }, spaceId, principal);

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
  spaces: Pick<SpaceRepository, 'findOf'>,
  articles: Pick<ArticleRepository, 'find'>,
  articleId: string,
  principal: Principal,
): Promise<OpenArticle> {
  const { userId } = asUser(principal);
  const article = await articles.find(articleId);
  const found = article && (await spaces.findOf(userId, article.spaceId));
  if (!article || !found) throw ARTICLE_UNKNOWN();
  return { article, member: { ...found, userId } };
}

interface LockingStore {
  readonly spaces: Pick<SpaceRepository, 'findOf'>;
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
