import { actorOf, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditState, type NewAuditEntry } from '../../audit/index.ts';
import type { Instant } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import type { Space } from '../space.ts';

interface ContentEvent {
  readonly action: string;
  readonly before?: AuditState | null;
  readonly after?: AuditState | null;
}

/** What is audited of a space. */
export const spaceState = ({
  handle,
  title,
  languages,
  visibility,
  theme,
  navigation,
}: Space): AuditState => ({ handle, title, languages, visibility, theme, navigation });

/** What is audited of an article: its place and what is public of it; its text stands in its revisions. */
export const articleState = (article: Article): AuditState => ({
  type: article.type,
  locale: article.locale,
  slug: article.slug,
  published: article.published,
  schedule: article.schedule,
  withdrawAt: article.withdrawAt,
});

export const spaceEntry = (
  { id, handle }: Space,
  event: ContentEvent,
  principal: Principal,
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    ...event,
    at,
    actor: actorOf(principal),
    subject: { kind: 'space', id, name: handle },
  });

export const articleEntry = (
  { id, slug }: Article,
  event: ContentEvent,
  principal: Principal,
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    ...event,
    at,
    actor: actorOf(principal),
    subject: { kind: 'article', id, name: slug },
  });
