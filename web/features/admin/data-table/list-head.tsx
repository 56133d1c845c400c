import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ViewedList } from '@toolyard/core/accounts';
import { usePage } from '../../../shell/use-page.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ConsoleViews } from '../views/console-views.tsx';
import { FilterChips, FilterMenu, type ListFilter } from '../../../ui/data-table/list-filters.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Search {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

interface Props {
  readonly title: string;
  /** How many things the list has; absent until that is known. */
  readonly count?: number | undefined;
  readonly searches?: readonly Search[];
  /** The address that the filters change. */
  readonly list?: ListAddress;
  readonly filters?: readonly ListFilter[];
  readonly views?: ViewedList;
  /** What is done with the whole list, such as its export. */
  readonly menu?: readonly MenuItem[];
  /** What can be added. */
  readonly primary?: ReactNode;
  /** Views of the list, under the head. */
  readonly children?: ReactNode;
}

/**
 * The head of a list of the console: title and count, search, filters, saved views, menu and what can be added, in one
 * row from 1024 px on; under it the views of the list and the filters in force.
 */
export function ListHead(props: Props) {
  const { title, count, searches = [], list, filters = [], views, menu = [], primary } = props;
  usePage(title);
  const t = useText();
  const written = useLanguage();
  const shown = list &&
    filters.length > 0 && {
      filters,
      valueOf: list.filter,
      onChange: (change: Readonly<Record<string, string>>) => list.change({ filters: change }),
      words: {
        filter: t('table.filter'),
        filters: t('table.filters'),
        any: t('table.any'),
        anyDay: t('table.anyDay'),
        chip: (filter: { readonly label: string; readonly value: string }) =>
          t('table.chip', filter),
        remove: (filter: string) => t('table.removeFilter', { filter }),
      },
    };
  const hasChips = list !== undefined && filters.some(({ name }) => list.filter(name) !== '');
  return (
    <>
      <div data-list-head="" className="mb-4 flex flex-wrap items-center gap-2 lg:flex-nowrap">
        <h1
          className={clsx(
            'tracking-heading min-w-0 text-20 font-semibold wrap-anywhere outline-none',
            searches.length > 0 && 'whitespace-nowrap',
          )}
        >
          {title}
        </h1>
        {count !== undefined && <Badge>{count.toLocaleString(written)}</Badge>}
        <div className="ml-auto flex min-w-0 items-center justify-end gap-2 max-lg:w-full max-lg:flex-wrap lg:flex-1">
          {searches.map((search) => (
            <SearchField
              key={search.label}
              landmark
              className="w-full max-w-full sm:w-70"
              maxLength={200}
              {...search}
            />
          ))}
          {shown && <FilterMenu {...shown} />}
          {views && <ConsoleViews list={views} />}
          {menu.length > 0 && (
            <Menu
              items={menu}
              trigger={
                <IconButton bordered label={t('table.more')}>
                  <Ellipsis size={16} aria-hidden="true" />
                </IconButton>
              }
            />
          )}
          {primary}
        </div>
      </div>
      {(props.children || hasChips) && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          {props.children}
          {shown && <FilterChips {...shown} />}
        </div>
      )}
    </>
  );
}
