import type { ReactNode } from 'react';
import { ARTICLE_STATUSES, articleTypeLabel } from '@toolyard/core/content';
import X from 'lucide-react/icons/x';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';
import { ArticleViews } from './article-views.tsx';
import { TYPES, type FilterAddress } from './use-article-filters.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly address: FilterAddress;
  readonly children: ReactNode;
}

/** Search and filters of the list. A search covers all drafts, so status and tag do not apply to it. */
export function ArticleFilters({ space, address: { filters, change }, children }: Props) {
  const t = useText();
  const language = useLanguage();
  const isSearch = filters.query !== '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        landmark
        label={t('content.search')}
        value={filters.query}
        onSearch={(query) => change({ query })}
        className="w-full sm:w-60"
      />
      <div role="group" aria-label={t('content.filters')} className="flex flex-wrap gap-2">
        {!isSearch && (
          <Select
            aria-label={t('content.status')}
            value={filters.status}
            onChoose={(status) => change({ status })}
            choices={[
              { value: '' as const, label: t('content.anyStatus') },
              ...ARTICLE_STATUSES.map((value) => ({
                value,
                label: t(`content.status.${value}`),
              })),
            ]}
          />
        )}
        <Select
          aria-label={t('content.articleType')}
          value={filters.type}
          onChoose={(type) => change({ type })}
          choices={[
            { value: '' as const, label: t('content.anyType') },
            ...TYPES.map((value) => ({ value, label: articleTypeLabel(value)[language] })),
          ]}
        />
        {space.languages.length > 1 && (
          <Select
            aria-label={t('content.language')}
            value={filters.language}
            onChoose={(language) => change({ language })}
            choices={[
              { value: '' as const, label: t('content.anyLanguage') },
              ...space.languages.map((value) => ({
                value,
                label: LANGUAGE_NAMES[value],
              })),
            ]}
          />
        )}
        {!isSearch && filters.tag !== '' && (
          <Button
            aria-label={t('content.anyTag', { tag: filters.tag })}
            onClick={() => change({ tag: '' })}
          >
            {t('content.tag', { tag: filters.tag })}
            <X size={14} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        <ArticleViews />
        {children}
      </div>
    </div>
  );
}
