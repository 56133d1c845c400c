import { useMemo, useState } from 'react';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import type { StrategyResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { analysisInputOf } from '../saved-strategy.ts';
import { HistoryTab } from './history-tab.tsx';
import { LegsCard } from './legs-card.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PositionHeader } from './position-header.tsx';
import { RiskTab } from './risk-tab.tsx';

type TabName = 'overview' | 'legs' | 'risk' | 'history';

/** A saved strategy with its four tabs; every figure is computed here by core from the stored legs. */
export function PositionDetail({ strategy }: { readonly strategy: StrategyResponse }) {
  const t = useText();
  usePage(strategy.name);
  const [tab, setTab] = useState<TabName>('overview');
  const { input, analysis } = useMemo(() => {
    const made = analysisInputOf(strategy);
    return { input: made, analysis: analyseStrategy(made) };
  }, [strategy]);
  return (
    <div>
      <PositionHeader strategy={strategy} analysis={analysis} />
      <Tabs
        label={t('position.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: t('position.tab.overview') },
          { value: 'legs', label: t('position.tab.legs'), count: strategy.legs.length },
          { value: 'risk', label: t('position.tab.risk') },
          {
            value: 'history',
            label: t('position.tab.history'),
            count: strategy.adjustments.length,
          },
        ]}
      >
        <TabPanel value="overview" className="pt-4">
          <OverviewTab strategy={strategy} input={input} analysis={analysis} />
        </TabPanel>
        <TabPanel value="legs" className="pt-4">
          <LegsCard strategy={strategy} analysis={analysis} />
        </TabPanel>
        <TabPanel value="risk" className="pt-4">
          <RiskTab analysis={analysis} input={input} />
        </TabPanel>
        <TabPanel value="history" className="pt-4">
          <HistoryTab strategy={strategy} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
