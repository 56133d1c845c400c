import { ARTICLE_STATUSES, ARTICLE_TYPES, type ArticleStatus } from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { useSearchParams } from 'react-router-dom';
import { VIEW } from '../../../ui/data-table/views/view-address.ts';
import type { ArticleType } from '../../../api/generated-content.ts';

/** What is listed; empty is any. */
export interface Filters {
  readonly query: string;
  readonly status: ArticleStatus | '';
  readonly type: ArticleType | '';
  readonly language: Language | '';
  readonly tag: string;
}

export interface FilterAddress {
  readonly filters: Filters;
  readonly change: (changed: Partial<Filters>) => void;
  readonly reset: () => void;
}

const NAMES = ['query', 'status', 'type', 'language', 'tag'] as const;

export const TYPES = ARTICLE_TYPES.map(({ name }) => name);

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((each) => each === text) ?? '';

/** The filters in the address, so that a list can be sent to somebody and found again. */
export function useArticleFilters(): FilterAddress {
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name) ?? '';
  const filters: Filters = {
    query: text('query'),
    status: oneOf(ARTICLE_STATUSES, text('status')),
    type: oneOf(TYPES, text('type')),
    language: oneOf(LANGUAGES, text('language')),
    tag: text('tag'),
  };
  return {
    filters,
    change(changed) {
      const next = { ...filters, ...changed };
      const view = params.get(VIEW);
      setParams(
        [
          ...NAMES.filter((name) => next[name] !== '').map((name): [string, string] => [
            name,
            next[name],
          ]),
          // The view that the filters began with stays in force, as changed.
          ...(view === null ? [] : [[VIEW, view] as [string, string]]),
        ],
        { replace: true },
      );
    },
    reset: () => setParams([], { replace: true }),
  };
}
