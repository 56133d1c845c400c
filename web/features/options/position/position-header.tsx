import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { findTemplate } from '@toolyard/core/options/templates';
import { Link } from 'react-router-dom';
import type { StrategyResponse } from '../../../api/generated.ts';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { premiumWords } from '../analysis/figures.ts';
import { MarketBadge } from '../market-badge.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useTemplateNames } from '../template-name.ts';
import { useFormat } from '../use-format.ts';
import { DeleteStrategy } from './delete-strategy.tsx';
import { StrategyName } from './strategy-name.tsx';

interface Props {
  readonly strategy: StrategyResponse;
  readonly analysis: StrategyAnalysis;
}

/** Name and state of the strategy, then its facts on one baseline. */
export function PositionHeader({ strategy, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const premium = premiumWords(t, format, analysis);
  const template = findTemplate(strategy.templateId);
  const namesOf = useTemplateNames();
  const facts: [string, string][] = [
    [strategy.underlyingAsset, format.spot(strategy.underlyingPrice)],
    [t('position.type'), template ? namesOf(template)[0] : strategy.templateId],
    [
      t('position.returns'),
      strategy.returns === null ? '--' : format.signedPercent(strategy.returns / 100),
    ],
    [
      t('position.capital'),
      strategy.capital === null ? '--' : format.money(strategy.capital).replace('+', ''),
    ],
    [t('position.created'), format.monthDay(strategy.createdAt)],
    [t('position.updated'), format.monthDay(strategy.updatedAt)],
  ];
  return (
    <header>
      <nav
        aria-label={t('position.path')}
        className="mb-1 flex items-center gap-1.5 text-12 text-ink-3"
      >
        <Link to={paths.options} className="font-medium text-accent hover:underline">
          {t('overview.title')}
        </Link>
        <ChevronRight size={12} aria-hidden="true" />
        <span className="truncate">{strategy.name}</span>
      </nav>
      <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <StrategyName strategy={strategy} />
        <StatusBadge status={strategy.status} />
        <MarketBadge
          meta={{
            provider: strategy.provider,
            simulated: strategy.simulated,
            asOf: strategy.quotedAt,
            delayedMinutes: 0,
            stale: false,
            partial: false,
            nextRefresh: null,
          }}
        />
        <div className="flex items-center gap-3 max-md:-ml-3 max-md:w-[calc(100%+12px)] max-md:justify-between md:ml-auto">
          <ButtonLink
            look="quiet"
            to={paths.options}
            icon={<ArrowLeft size={16} aria-hidden="true" />}
          >
            {t('position.back')}
          </ButtonLink>
          <DeleteStrategy strategy={strategy} />
        </div>
      </div>
      <dl className="mb-2 grid grid-cols-[auto_auto_auto] items-end justify-between gap-x-4 gap-y-3 md:flex md:flex-wrap md:justify-start md:gap-x-10">
        <div className="max-md:col-span-3">
          <dt className="text-12 text-ink-3">{premium.label}</dt>
          <dd className="text-32 font-semibold tracking-tight tabular-nums">{premium.amount}</dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="text-16 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
