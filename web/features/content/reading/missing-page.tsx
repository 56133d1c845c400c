import { PRODUCT_SPACE } from '@toolyard/core/content';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { ReadingFrame } from './reading-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Says that nothing stands at an address, below the search of the space. */
export function MissingPage({ handle = PRODUCT_SPACE.handle }: { readonly handle?: string }) {
  const t = useText();
  usePage(t('reading.missing'));
  return (
    <ReadingFrame handle={handle}>
      <EmptyState level={1} title={t('reading.missing')} text={t('reading.missingText')} />
    </ReadingFrame>
  );
}
