import { VIEW_PARAMETERS, type ViewedList } from '@toolyard/core/accounts';

/** The parameter that names the view in force, so that a reload knows what was changed of it. */
export const VIEW = 'saved';

/** What a view of this list would hold of an address, in one order for all. */
export function viewQuery(list: ViewedList, address: string | URLSearchParams): string {
  const params = new URLSearchParams(address);
  const held = VIEW_PARAMETERS[list]
    .map((name) => [name, params.get(name) ?? ''])
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(held);
  query.sort();
  return query.toString();
}

/** The query of the address that shows a view. */
export const addressOf = ({ id, query }: { readonly id: string; readonly query: string }): string =>
  `?${new URLSearchParams([...new URLSearchParams(query), [VIEW, id]])}`;
