import type { ViewedList } from '@toolyard/core/accounts';
import { VIEWS_FRESH_FOR } from '../../../ui/data-table/views/view-store.ts';
import { ViewsMenu } from '../../../ui/data-table/views/views-menu.tsx';
import {
  useChangeViewMutation,
  useDeleteViewMutation,
  useListViewsQuery,
  useSaveViewMutation,
} from './views-api.ts';

/** The operator's saved views of a list of the console. */
export function ConsoleViews({ list }: { readonly list: ViewedList }) {
  const { data, error, isFetching, refetch } = useListViewsQuery(undefined, {
    refetchOnMountOrArgChange: VIEWS_FRESH_FOR,
  });
  const [save] = useSaveViewMutation();
  const [change] = useChangeViewMutation();
  const [remove] = useDeleteViewMutation();
  const store = {
    views: data?.data,
    error,
    isFetching,
    refetch,
    save: (name: string, query: string) => save({ saveViewRequest: { list, name, query } }),
    change: (id: string, changeViewRequest: object) => change({ id, changeViewRequest }),
    remove: (id: string) => remove({ id }),
  };
  return <ViewsMenu list={list} store={store} />;
}
