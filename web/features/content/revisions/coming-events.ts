import type { ArticleResponse } from '../../../api/generated-content.ts';

/** What will happen to an article without anybody doing anything. */
export type ComingEvent =
  | { readonly kind: 'publish'; readonly at: string; readonly revision: number }
  | { readonly kind: 'withdraw'; readonly at: string };

/** In the order of time. A schedule whose time has come is the publication already. */
export function comingEvents(
  { schedule, withdrawAt }: Pick<ArticleResponse, 'schedule' | 'withdrawAt'>,
  now: number,
): readonly ComingEvent[] {
  const events: readonly ComingEvent[] = [
    ...(schedule
      ? [{ kind: 'publish', at: schedule.publishAt, revision: schedule.revision } as const]
      : []),
    ...(withdrawAt === null ? [] : [{ kind: 'withdraw', at: withdrawAt } as const]),
  ];
  return events
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Whether the article will disappear. */
export const isWithdrawalComing = (article: ArticleResponse, now: number): boolean =>
  comingEvents(article, now).some(({ kind }) => kind === 'withdraw');

/** The publication that is still to come. */
export const comingPublication = (article: ArticleResponse, now: number) =>
  comingEvents(article, now).find((event) => event.kind === 'publish') ?? null;
