import {
  useApproveArticleMutation,
  useCancelWithdrawalMutation,
  usePublishArticleMutation,
  useReviewArticleMutation,
  useScheduleArticleMutation,
  useUnpublishArticleMutation,
  type ArticleResponse,
} from '../../../api/generated-content.ts';

/** The failure of a call; undefined where it succeeded. */
const failureOf = async (call: Promise<{ readonly error?: unknown }>): Promise<unknown> =>
  (await call).error;

/** Changes of the publication of an article as the member has seen it. Each answers its failure, undefined for none. */
export function usePublication({ id, version }: Pick<ArticleResponse, 'id' | 'version'>) {
  const [publish, publishing] = usePublishArticleMutation();
  const [schedule, scheduling] = useScheduleArticleMutation();
  const [unpublish, unpublishing] = useUnpublishArticleMutation();
  const [cancelWithdrawal, canceling] = useCancelWithdrawalMutation();
  const [review, reviewing] = useReviewArticleMutation();
  const [approve, approving] = useApproveArticleMutation();
  const seen = { id, 'If-Match': `"${version}"` };
  return {
    busy: [publishing, scheduling, unpublishing, canceling, reviewing, approving].some(
      ({ isLoading }) => isLoading,
    ),
    publish: (revision: number) =>
      failureOf(publish({ ...seen, publishArticleRequest: { revision } })),
    schedule: (revision: number, publishAt: string) =>
      failureOf(schedule({ ...seen, scheduleArticleRequest: { revision, publishAt } })),
    cancelSchedule: () =>
      failureOf(schedule({ ...seen, scheduleArticleRequest: { publishAt: null } })),
    /** At once where there is no time. */
    unpublish: (withdrawAt: string | null) =>
      failureOf(unpublish({ ...seen, unpublishArticleRequest: { withdrawAt } })),
    cancelWithdrawal: () => failureOf(cancelWithdrawal(seen)),
    review: (inReview: boolean) =>
      failureOf(review({ ...seen, reviewArticleRequest: { inReview } })),
    approve: () => failureOf(approve(seen)),
  };
}

export type PublicationCalls = ReturnType<typeof usePublication>;
