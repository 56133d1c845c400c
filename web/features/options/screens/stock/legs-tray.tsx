import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { netPremium } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink, IconButton } from '../../../../ui/button.tsx';
import { money } from '../../../../ui/format.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ChosenLeg } from '../../shared/legs/chosen-leg.ts';

interface Props {
  readonly symbol: string;
  readonly chosen: readonly ChosenLeg[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** What was chosen from the chain, what it costs together, and the way to the builder with it. */
export function LegsTray({ symbol, chosen, onRemove, onClear }: Props) {
  const t = useText();
  const { monthDay, price } = useFormat();
  if (chosen.length === 0)
    return (
      <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">{t('stock.legsNone')}</p>
    );
  const net = netPremium(chosen.map(({ leg }) => leg));
  const legs = chosen.map(({ leg, priceSource }) => sharedLeg(leg, priceSource));
  return (
    <section
      aria-label={t('stock.legs')}
      className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-3 border-t border-line bg-surface px-4 py-2.5"
    >
      <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {chosen.map(({ id, leg }) => {
          const words = `${legWords(t, leg)}${isOptionLeg(leg) ? ` · ${monthDay(leg.expiry)}` : ''}`;
          return (
            <li
              key={id}
              className="flex h-8 items-center gap-1.5 rounded-2 border border-line-2 pl-2 text-12"
            >
              <LegMark leg={leg} />
              <Link
                to={paths.option(leg.symbol)}
                title={t('stock.openContract', { leg: words })}
                className="font-medium hover:text-accent"
              >
                {words}
              </Link>
              <span className="figures text-ink-2">
                ×{leg.quantity} @ {price(toDollars(leg.premium))}
              </span>
              <IconButton
                label={t('stock.remove', { leg: words })}
                className="size-7 max-md:size-8"
                onClick={() => onRemove(id)}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-12 text-ink-2">
        {t(net < 0 ? 'stock.debit' : 'stock.credit')}{' '}
        <b className="figures text-13 font-semibold text-ink">{money(toDollars(net), 'never')}</b>
      </p>
      <Button size="sm" onClick={onClear}>
        {t('stock.clear')}
      </Button>
      <ButtonLink
        size="sm"
        look="primary"
        to={builderPath({ symbol, legs, templateId: null })}
        icon={<Plus size={14} aria-hidden="true" />}
      >
        {t('stock.toBuilder')}
      </ButtonLink>
    </section>
  );
}
