import {
  useChangeArticleViewMutation,
  useDeleteArticleViewMutation,
  useListArticleViewsQuery,
  useSaveArticleViewMutation,
} from '../../../api/generated-content.ts';
import { VIEWS_FRESH_FOR } from '../../../ui/data-table/views/view-store.ts';
import { ViewsMenu } from '../../../ui/data-table/views/views-menu.tsx';

/** The member's saved views of articles, the same in all of his spaces. */
export function ArticleViews() {
  const { data, error, isFetching, refetch } = useListArticleViewsQuery(undefined, {
    refetchOnMountOrArgChange: VIEWS_FRESH_FOR,
  });
  const [save] = useSaveArticleViewMutation();
  const [change] = useChangeArticleViewMutation();
  const [remove] = useDeleteArticleViewMutation();
  const store = {
    views: data?.data,
    error,
    isFetching,
    refetch,
    save: (name: string, query: string) => save({ saveArticleViewRequest: { name, query } }),
    change: (id: string, changeViewRequest: object) => change({ id, changeViewRequest }),
    remove: (id: string) => remove({ id }),
  };
  return <ViewsMenu list="articles" store={store} />;
}
