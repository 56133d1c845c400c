import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

/** Why a position has no analysis: another price than that of its underlying decides about a part of it. */
export function NotValued({ symbol }: { readonly symbol: string }) {
  const t = useText();
  return (
    <Card label={t('life.notValued')}>
      <EmptyState title={t('life.notValued')} text={t('life.notValuedText', { symbol })} />
    </Card>
  );
}
