import { useMemo, useState } from 'react';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { DividendRisks } from '../../shared/figures/dividend-risks.tsx';
import { StopReached } from '../../shared/settings/risk-warnings.tsx';
import { WatchedFiguresContext } from '../../shared/alerts/watched-figures.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { SettlementBanner } from './settlement-banner.tsx';
import { HistoryTab } from './history-tab.tsx';
import { LegsCard } from './legs-card.tsx';
import { useModelChoice, withModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { liveInputOf } from './live-input.ts';
import { OverviewTab } from './overview-tab.tsx';
import { PlanAdjustments } from './plan-adjustments.tsx';
import { PositionHeader } from './position-header.tsx';
import { PositionPrintHead } from './share-position.tsx';
import { RiskTab } from './risk-tab.tsx';
import { useShownName } from '../../shared/strategies/strategy-names.ts';

type TabName = 'overview' | 'legs' | 'risk' | 'history';

/** A saved strategy with its four tabs; every figure is computed here by core from the stored legs. */
export function PositionDetail({ position: saved }: { readonly position: StrategyResponse }) {
  const t = useText();
  const shown = useShownName()(saved.name, saved.underlyingAsset);
  const position = useMemo(() => ({ ...saved, name: shown }), [saved, shown]);
  usePage(position.name);
  const [tab, setTab] = useState<TabName>('overview');
  const now = useNow();
  const model = useModelChoice(position.underlyingAsset);
  const { input, analysis } = useMemo(() => {
    const made = withModelChoice(liveInputOf(position, now), model);
    return { input: made, analysis: analyseStrategy(made) };
  }, [position, now, model]);
  const watched = {
    symbol: position.underlyingAsset,
    strategyId: position.status === 'active' ? position.id : null,
  };
  return (
    <WatchedFiguresContext value={watched}>
      <div>
        <PositionPrintHead position={position} input={input} analysis={analysis} />
        <PositionHeader position={position} input={input} analysis={analysis} />
        {position.status === 'active' && <StopReached pnl={position.pnl} />}
        <PlanAdjustments position={position} />
        <SettlementBanner position={position} />
        <DividendRisks
          input={input}
          className="mb-4 overflow-hidden rounded-3 border border-line bg-surface"
        />
        <Tabs
          label={t('position.tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'overview', label: t('position.tab.overview') },
            { value: 'legs', label: t('position.tab.legs'), count: position.legs.length },
            { value: 'risk', label: t('position.tab.risk') },
            {
              value: 'history',
              label: t('position.tab.history'),
              count: position.steps.length,
            },
          ]}
        >
          <TabPanel value="overview" className="pt-4">
            <OverviewTab position={position} input={input} analysis={analysis} />
          </TabPanel>
          <TabPanel value="legs" className="pt-4">
            <LegsCard position={position} />
          </TabPanel>
          <TabPanel value="risk" className="pt-4">
            <RiskTab symbol={position.underlyingAsset} analysis={analysis} input={input} />
          </TabPanel>
          <TabPanel value="history" className="pt-4">
            <HistoryTab position={position} />
          </TabPanel>
        </Tabs>
      </div>
    </WatchedFiguresContext>
  );
}
