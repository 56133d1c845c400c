import { MAX_SEARCH_LENGTH, PRODUCT_SPACE } from '@toolyard/core/content';
import { useSearchPublishedArticlesQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReadingFrame } from './reading-frame.tsx';
import { SearchHits } from './search-hits.tsx';
import { useReadingLanguage } from './use-published.ts';

interface Props {
  readonly handle?: string;
  /** The last part of the address, whose words are searched for; empty where it names nothing. */
  readonly slug?: string;
}

/** Says that nothing stands at an address, and shows what its words find in the space. */
export function MissingPage({ handle = PRODUCT_SPACE.handle, slug = '' }: Props) {
  const t = useText();
  const locale = useReadingLanguage();
  const meant = slug.replace(/[-_]+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH);
  const { data } = useSearchPublishedArticlesQuery(
    { handle, query: meant, locale },
    { skip: meant === '' },
  );
  const found = data?.data ?? [];
  usePage(t('reading.missing'));
  return (
    <ReadingFrame handle={handle} meant={meant}>
      <EmptyState level={1} title={t('reading.missing')} text={t('reading.missingText')} />
      {found.length > 0 && <SearchHits handle={handle} found={found} />}
    </ReadingFrame>
  );
}
