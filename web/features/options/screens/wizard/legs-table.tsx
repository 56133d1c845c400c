import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { isOptionLeg, legDelta } from '@toolyard/core/options/contracts';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { QuantityField, PremiumField } from './leg-fields.tsx';
import type { ChosenLeg } from '../../shared/legs/chosen-leg.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';

const { legMoved, legRemoved } = wizardSlice.actions;
const TH = 'h-8 bg-sunken px-1 md:px-2 text-12 font-medium whitespace-nowrap text-ink-3';
const ICON =
  'inline-grid size-7 place-items-center rounded-2 text-ink-3 hover:bg-sunken hover:text-ink disabled:opacity-40';

/** The chosen legs: quantity and premium can be edited, each leg moved and removed. */
export function LegsTable({ legs }: { readonly legs: readonly ChosenLeg[] }) {
  const t = useText();
  const { monthDay, volatility, signedGreek } = useFormat();
  const dispatch = useAppDispatch();
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-13" aria-label={t('wizard.legs')}>
        <thead>
          <tr>
            <th scope="col" className={`${TH} pl-3 text-left md:pl-4`}>
              {t('leg.contract')}
            </th>
            <th scope="col" className={`${TH} hidden text-right md:table-cell`}>
              {t('leg.expiry')}
            </th>
            <th scope="col" className={`${TH} text-right`}>
              {t('leg.quantity')}
            </th>
            <th scope="col" className={`${TH} text-right`}>
              {t('leg.premium')}
            </th>
            <th scope="col" className={`${TH} hidden text-right md:table-cell`}>
              IV
            </th>
            <th scope="col" className={`${TH} hidden text-right md:table-cell`}>
              Delta
            </th>
            <th scope="col" className={`${TH} pr-3 text-right`}>
              <span className="sr-only">{t('leg.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {legs.map(({ id, leg }, index) => (
            <tr key={id} className="h-10 border-t border-line">
              <th scope="row" className="pl-3 text-left font-normal whitespace-nowrap md:pl-4">
                <span className="inline-flex items-center gap-1.5">
                  <LegMark leg={leg} />
                  {legWords(t, leg)}
                </span>
              </th>
              <td className="hidden px-2 text-right text-ink-2 tabular-nums md:table-cell">
                {isOptionLeg(leg) ? monthDay(leg.expiry) : '--'}
              </td>
              <td className="px-1 text-right md:px-2">
                <QuantityField id={id} leg={leg} />
              </td>
              <td className="px-1 text-right md:px-2">
                <PremiumField id={id} leg={leg} />
              </td>
              <td className="hidden px-2 text-right text-ink-2 tabular-nums md:table-cell">
                {isOptionLeg(leg) ? volatility(leg.iv) : '--'}
              </td>
              <td className="hidden px-2 text-right text-ink-2 tabular-nums md:table-cell">
                {signedGreek(legDelta(leg))}
              </td>
              <td className="pr-1 text-right whitespace-nowrap md:pr-3">
                <button
                  type="button"
                  className={`${ICON} max-md:hidden`}
                  disabled={index === 0}
                  aria-label={t('leg.up', { leg: legWords(t, leg) })}
                  onClick={() => dispatch(legMoved({ id, by: -1 }))}
                >
                  <ArrowUp className="size-3.5" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={`${ICON} max-md:hidden`}
                  disabled={index === legs.length - 1}
                  aria-label={t('leg.down', { leg: legWords(t, leg) })}
                  onClick={() => dispatch(legMoved({ id, by: 1 }))}
                >
                  <ArrowDown className="size-3.5" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={ICON}
                  aria-label={t('leg.remove', { leg: legWords(t, leg) })}
                  data-remove
                  onClick={(event) => {
                    neighbouring(event.currentTarget)?.focus();
                    dispatch(legRemoved(id));
                  }}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where the focus goes when a leg leaves: to the next one's button, else the one's before, else the card's first. */
function neighbouring(removed: HTMLElement): HTMLElement | null | undefined {
  const row = removed.closest('tr');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    near?.querySelector<HTMLElement>('[data-remove]') ??
    removed.closest('section')?.querySelector<HTMLElement>('button:enabled')
  );
}
