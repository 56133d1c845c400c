import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import { MAX_CONTRACTS, MAX_SHARES } from '@toolyard/core/options/strategies';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { useAppSelector } from '../../../../app/store.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { count } from '../../../../ui/format.ts';
import type { LegField } from '../../shared/drafts/wizard-state.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

export const wrongFieldId = (id: string, field: LegField): string => `wrong-${field}-${id}`;

export const mostOf = (leg: Leg): number => (isOptionLeg(leg) ? MAX_CONTRACTS : MAX_SHARES);

/** What a field of a leg takes. */
export const rangeWords = (t: Translate, leg: Leg, field: LegField): string =>
  field === 'quantity'
    ? t('leg.quantityRange', { most: count(mostOf(leg)) })
    : t('leg.premiumRange');

/** Says of every marked field which it is and what it takes. */
export function WrongFields() {
  const t = useText();
  const { legs, wrongFields } = useAppSelector(selectWizard);
  return wrongFields.map(({ id, field }) => {
    const leg = legs.find((chosen) => chosen.id === id)?.leg;
    if (!leg) return null;
    const name = t(field === 'quantity' ? 'leg.quantityOf' : 'leg.premiumOf', {
      leg: legWords(t, leg),
    });
    return (
      <p
        key={`${field} ${id}`}
        id={wrongFieldId(id, field)}
        className="flex gap-1.5 border-t border-line px-4 py-2 text-12 text-danger"
      >
        <CircleAlert className="mt-px size-3.5 flex-none" aria-hidden="true" />
        {t('leg.wrong', { name, range: rangeWords(t, leg, field) })}
      </p>
    );
  });
}
