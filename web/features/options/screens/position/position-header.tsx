import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { PROVIDER_NAMES, type MarketProvider } from '@toolyard/core/market';
import { Link } from 'react-router-dom';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { StatusBadge } from '../../shared/strategies/status-badge.tsx';
import { PositionActions } from './position-actions.tsx';
import { SharePosition } from './share-position.tsx';
import { PositionFacts } from './position-facts.tsx';
import { StrategyName } from './strategy-name.tsx';

/** Whether the provider whose prices the position is valued at gives none now. */
const lacksPrices = ({ status, provider, mark }: StrategyResponse): boolean =>
  status === 'active' && mark === null && provider in PROVIDER_NAMES;

interface Props {
  readonly position: StrategyResponse;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Name and state of the strategy with what can be done, then its facts. */
export function PositionHeader({ position, input, analysis }: Props) {
  const t = useText();
  const { mark } = position;
  return (
    <header>
      <nav
        aria-label={t('position.path')}
        className="mb-1 flex items-center gap-1.5 text-12 text-ink-3"
      >
        <Link to={paths.options} className="touch-area font-medium text-accent hover:underline">
          {t('menu.overview')}
        </Link>
        <ChevronRight size={12} aria-hidden="true" />
        <span className="truncate">{position.name}</span>
      </nav>
      <div className="screen-only mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <StrategyName strategy={position} />
        <StatusBadge status={position.status} />
        {position.sample && <SimulatedBadge>{t('life.sample')}</SimulatedBadge>}
        <MarketBadge
          meta={{
            provider: position.provider,
            simulated: position.simulated,
            asOf: mark?.at ?? position.quotedAt,
            delayedMinutes: 0,
            stale: mark?.stale ?? false,
            partial: false,
          }}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:w-full max-md:gap-x-2 md:ml-auto">
          <ButtonLink
            look="quiet"
            // On a phone the path above leads back.
            className="max-md:hidden"
            to={paths.options}
            icon={<ArrowLeft size={16} aria-hidden="true" />}
          >
            {t('position.back')}
          </ButtonLink>
          <SharePosition position={position} input={input} analysis={analysis} />
          <PositionActions position={position} />
        </div>
      </div>
      {lacksPrices(position) && (
        <MessageBox tone="warn" className="mb-4">
          {t('position.noPrices', {
            provider: PROVIDER_NAMES[position.provider as MarketProvider],
          })}
        </MessageBox>
      )}
      <PositionFacts position={position} input={input} analysis={analysis} />
    </header>
  );
}
