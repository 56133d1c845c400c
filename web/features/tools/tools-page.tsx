import { useState } from 'react';
import { BADGES } from '@toolyard/core/tools';
import { useListToolsQuery, type ToolResponse } from '../../api/generated-home.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchInput } from '../../ui/search-field.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ToolCard } from '../../ui/tool-card.tsx';
import { fittingTools, type ToolFilters } from './fitting-tools.ts';

const GRID = 'grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3';
const NO_FILTERS: ToolFilters = { text: '', badge: null };

/** Every tool, with a search and the badges as filters. */
export function ToolsPage() {
  const t = useText();
  usePage(t('tools.title'));
  return (
    <div className="flex-1 bg-surface">
      <div className="mx-auto max-w-[1168px] px-4 py-12 md:px-6 md:py-18 xl:px-0">
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
          {t('tools.title')}
        </h1>
        <p className="mt-1 mb-6 text-16 text-ink-2">{t('tools.text')}</p>
        <Catalogue />
      </div>
    </div>
  );
}

function Catalogue() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useListToolsQuery({
    'Accept-Language': useLanguage(),
  });
  if (data && data.data.length > 0) return <Tools tools={data.data} />;
  if (data) return <EmptyState level={2} title={t('tools.empty')} text={t('tools.emptyText')} />;
  if (!isError) return <Loading />;
  return (
    <ErrorBox
      actions={
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      }
    >
      {t('tools.failed')}
    </ErrorBox>
  );
}

function Tools({ tools }: { readonly tools: readonly ToolResponse[] }) {
  const t = useText();
  const [filters, setFilters] = useState(NO_FILTERS);
  const shown = fittingTools(tools, filters);
  const carried = BADGES.filter((badge) => tools.some(({ badges }) => badges.includes(badge)));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchInput
          label={t('tools.search')}
          hint={t('tools.searchHint')}
          value={filters.text}
          onType={(text) => setFilters({ ...filters, text })}
          className="w-full sm:w-64"
        />
        <Segments
          label={t('tools.badges')}
          value={filters.badge ?? 'any'}
          onChange={(badge) => setFilters({ ...filters, badge: badge === 'any' ? null : badge })}
          segments={[
            { value: 'any', label: t('tools.anyBadge') },
            ...carried.map((badge) => ({ value: badge, label: t(`badge.${badge}`) })),
          ]}
        />
        <p role="status" className="text-ink-3 sm:ml-auto">
          {t('tools.count', { count: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={t('tools.none')}
          text={t('tools.noneText')}
          action={<Button onClick={() => setFilters(NO_FILTERS)}>{t('tools.reset')}</Button>}
        />
      ) : (
        <ul className={GRID}>
          {shown.map((tool) => (
            <li key={tool.id} className="grid">
              <ToolCard tool={tool} described level={2} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <SkeletonBlock label={t('shell.loading')}>
      <Skeleton className="mb-4 h-8! w-64 max-w-full" />
      <div className={GRID}>
        {Array.from({ length: 6 }, (_, i) => (
          <div key={i} className="flex h-46 flex-col rounded-3 border border-line bg-surface p-5">
            <Skeleton className="size-10! rounded-3" />
            <Skeleton className="mt-auto h-4! w-36" />
          </div>
        ))}
      </div>
    </SkeletonBlock>
  );
}
