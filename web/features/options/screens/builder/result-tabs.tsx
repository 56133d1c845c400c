import { useState } from 'react';
import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { useWide } from '../../shared/layout/use-wide.ts';
import { DensityCard, EarlyExerciseCard, SmileCard } from '../../shared/pictures/pictures.tsx';
import { GreeksTab } from './greeks-tab.tsx';
import { HeatTab } from './heat-tab.tsx';
import { PayoffTab } from './payoff-tab.tsx';
import type { ResultView } from './result-view.ts';
import { TableTab } from './table-tab.tsx';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import { WhatIfSliders } from './what-if-sliders.tsx';

const TABS = ['chart', 'heat', 'table', 'greeks', 'chances', 'smile'] as const;
type ResultTab = (typeof TABS)[number];

interface Props {
  readonly built: BuilderAnalysis;
  readonly view: ResultView;
  /** The plan that this one is compared with, null without one. */
  readonly compared: AnalysisInput | null;
}

/** What the legs come to as chart, heat map, table and greeks, and the sliders that ask what if. */
export function ResultTabs({ built, view, compared }: Props) {
  const t = useText();
  const [tab, setTab] = useState<ResultTab>('chart');
  const wide = useWide();
  return (
    <>
      <Tabs
        label={t('builder.results')}
        tabs={TABS.map((value) => ({ value, label: t(`builder.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        <TabPanel value="chart" className="pt-2">
          <PayoffTab
            view={view}
            chains={built.chains}
            compared={compared}
            height={wide ? 400 : 300}
          />
        </TabPanel>
        <TabPanel value="heat">
          <HeatTab view={view} />
        </TabPanel>
        <TabPanel value="table">
          <TableTab view={view} />
        </TabPanel>
        <TabPanel value="greeks">
          <GreeksTab view={view} />
          <div className="px-3 pb-3">
            <EarlyExerciseCard input={view.dated} />
          </div>
        </TabPanel>
        <TabPanel value="chances" className="p-3">
          <DensityCard input={view.dated} analysis={view.analysis} height={wide ? 320 : 260} />
        </TabPanel>
        <TabPanel value="smile" className="flex flex-col gap-3 p-3">
          {built.chains.map((chain) => (
            <SmileCard key={chain.expiry} chain={chain} legs={view.input.legs} />
          ))}
        </TabPanel>
      </Tabs>
      <WhatIfSliders view={view} />
    </>
  );
}
