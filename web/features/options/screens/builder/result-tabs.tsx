import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { useWide } from '../../shared/layout/use-wide.ts';
import { DensityCard, EarlyExerciseCard, SmileCard } from '../../shared/pictures/pictures.tsx';
import { builderSlice } from './builder.slice.ts';
import { GreeksTab } from './greeks-tab.tsx';
import { HeatTab } from './heat-tab.tsx';
import { PayoffTab } from './payoff-tab.tsx';
import { useProfitUnit, type ProfitUnits } from './profit-unit.ts';
import { ScenariosTab } from './scenarios-tab.tsx';
import type { ResultView } from './result-view.ts';
import { TableTab } from './table-tab.tsx';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import type { ComparedPlan } from './use-pinned.ts';
import { WhatIfSliders } from './what-if-sliders.tsx';

const TABS = ['chart', 'heat', 'table', 'scenarios', 'greeks', 'chances', 'smile'] as const;
type ResultTab = (typeof TABS)[number];
/** Tabs that show profits. */
const IN_UNIT: readonly ResultTab[] = ['chart', 'heat', 'table', 'scenarios'];

interface Props {
  readonly built: BuilderAnalysis;
  readonly view: ResultView;
  readonly compared: readonly ComparedPlan[];
}

/** What the legs come to as chart, heat map, table, scenarios and greeks, and the sliders that ask what if. */
export function ResultTabs({ built, view, compared }: Props) {
  const t = useText();
  const [tab, setTab] = useState<ResultTab>('chart');
  const wide = useWide();
  const units = useProfitUnit(view);
  return (
    <>
      <Tabs
        label={t('builder.results')}
        tabs={TABS.map((value) => ({ value, label: t(`builder.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
        controls={IN_UNIT.includes(tab) && <UnitSegments units={units} />}
      >
        <TabPanel value="chart" className="pt-2">
          <PayoffTab
            view={view}
            chains={built.chains}
            compared={compared}
            units={units}
            height={wide ? 400 : 300}
          />
        </TabPanel>
        <TabPanel value="heat">
          <HeatTab view={view} units={units} />
        </TabPanel>
        <TabPanel value="table">
          <TableTab view={view} units={units} />
        </TabPanel>
        <TabPanel value="scenarios">
          <ScenariosTab view={view} compared={compared} units={units} />
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

/** Whether profits are shown in dollars or in percent of the greatest loss, which needs a bound. */
function UnitSegments({ units: { unit, base } }: { readonly units: ProfitUnits }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <span title={base === null ? t('builder.noPercent') : undefined}>
      <Segments
        label={t('builder.unit')}
        value={unit}
        onChange={(chosen) => dispatch(builderSlice.actions.unitChosen(chosen))}
        segments={[
          { value: 'dollars', label: '$' },
          { value: 'percent', label: '%', disabled: base === null },
        ]}
      />
      {base === null && <span className="sr-only">{t('builder.noPercent')}</span>}
    </span>
  );
}
