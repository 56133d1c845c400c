import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Says that a screen is still to come. */
export function NotThereYet() {
  const t = useText();
  usePage(t('admin.coming'));
  return <EmptyState level={1} title={t('admin.coming')} text={t('admin.comingText')} />;
}
