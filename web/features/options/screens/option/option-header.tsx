import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Position } from '@toolyard/core/options/contracts';
import { Link } from 'react-router-dom';
import type { MetaResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { AlertButton } from '../../shared/alerts/alert-button.tsx';
import { builderPath, sharedQuote } from '../../shared/strategies/builder-link.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { MergedOption } from './merged-option.ts';

interface Props {
  readonly option: MergedOption;
  readonly meta: MetaResponse;
}

/** Which contract, what it last cost, and the ways on. */
export function OptionHeader({ option, meta }: Props) {
  const t = useText();
  const { price, monthDay } = useFormat();
  const { defaultFill } = useOptionsSettings();
  const { symbol, underlying, expiry, strike, typeSymbol } = option;
  const title = t('option.heading', {
    underlying,
    expiry: monthDay(expiry),
    strike,
    type: t(typeSymbol === 'C' ? 'leg.call' : 'leg.put'),
  });
  usePage(title);
  const builder = (position: Position) =>
    builderPath({
      symbol: underlying,
      legs: [sharedQuote({ symbol }, position, defaultFill)],
      templateId: null,
    });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-20 font-semibold outline-none">
          {title}
        </h1>
        <p className="text-12 wrap-anywhere text-ink-3">
          {symbol} · {t('wizard.days', { days: option.daysToExpiry })} ·{' '}
          <Link to={paths.stock(underlying)} className="text-accent underline">
            {t('option.toStock', { symbol: underlying })}
          </Link>
        </p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="figures text-24 font-semibold">{price(option.last)}</span>
        <PriceMove
          both
          dollars={option.change}
          fraction={option.changePercent === null ? null : option.changePercent / 100}
        />
      </p>
      {option.inTheMoney !== null && (
        <Badge tone={option.inTheMoney ? 'accent' : 'neutral'}>
          {t(option.inTheMoney ? 'option.itm' : 'option.otm')}
        </Badge>
      )}
      <AlertButton start={{ kind: 'optionPrice', symbol }} about={title} />
      <MarketBadge meta={meta} />
      {/* The builder draws contracts on 100 shares alone. */}
      {!option.deliverable && (
        <div className="ml-auto flex flex-wrap gap-2">
          <ButtonLink to={builder('short')} icon={<Minus size={16} aria-hidden="true" />}>
            {t('option.addShort')}
          </ButtonLink>
          <ButtonLink
            look="primary"
            to={builder('long')}
            icon={<Plus size={16} aria-hidden="true" />}
          >
            {t('option.addLong')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
