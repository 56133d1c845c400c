import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { dayAfter, profitInScenario, type Scenario } from '@toolyard/core/options/analysis';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { CurveKey } from '../../../../charts/curve-key.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { decimal } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { NumberField } from '../../shared/figures/number-field.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { MOST_SCENARIOS, type NamedScenario } from './builder-state.ts';
import { NameField } from './name-field.tsx';
import type { ProfitUnits } from './profit-unit.ts';
import type { ResultView } from './result-view.ts';
import { isPartOfScenario } from './stored-scenarios.ts';
import { useBuilderAnalysis } from './use-builder-analysis.ts';
import type { ComparedPlan } from './use-pinned.ts';

const { dayChosen, scenarioAdded, scenarioChanged, scenarioRemoved, volatilityShifted } =
  builderSlice.actions;

interface Props {
  readonly view: ResultView;
  readonly compared: readonly ComparedPlan[];
  readonly units: ProfitUnits;
}

/** What the plan and the pinned ones come to in named scenarios. */
export function ScenariosTab({ view, compared, units }: Props) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { scenarios, whatIf } = useAppSelector(selectBuilder);
  const { input } = useBuilderAnalysis();
  const add = () =>
    dispatch(
      scenarioAdded({
        id: crypto.randomUUID(),
        name: t('builder.scenarioName', { number: scenarios.length + 1 }),
        move: 0,
        ivShift: whatIf.ivShift,
        days: view.days,
      }),
    );
  const adding = (
    <Button
      icon={<Plus size={14} aria-hidden="true" />}
      disabled={scenarios.length >= MOST_SCENARIOS}
      onClick={add}
    >
      {t('builder.scenarioAdd')}
    </Button>
  );
  if (!input) return null;
  if (scenarios.length === 0)
    return (
      <EmptyState
        title={t('builder.scenariosNone')}
        text={t('builder.scenariosText')}
        action={adding}
      />
    );
  return (
    <div className="p-4 pt-3">
      <Table label={t('builder.tab.scenarios')}>
        <thead>
          <tr>
            <Th>{t('builder.scenario')}</Th>
            <Th num>{t('builder.scenarioMove')}</Th>
            <Th num>{t('builder.scenarioDays')}</Th>
            <Th num>{t('builder.scenarioIv')}</Th>
            <Th num>{t('builder.currentPlan')}</Th>
            {compared.map(({ pin, name, colour }) => (
              <Th key={pin.id} num>
                <CurveKey text={name} colours={[colour]} dashed />
              </Th>
            ))}
            <Th>
              <span className="sr-only">{t('builder.scenarioActions')}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {scenarios.map((scenario) => (
            <ScenarioRow
              key={scenario.id}
              scenario={scenario}
              view={view}
              units={units}
              profits={[
                { key: 'current', profit: profitInScenario(input, scenario), base: units.base },
                ...compared.map(({ pin, input: other, base }) => ({
                  key: pin.id,
                  profit: other && profitInScenario(other, scenario),
                  base,
                })),
              ]}
            />
          ))}
        </tbody>
      </Table>
      <div className="mt-3">{adding}</div>
    </div>
  );
}

interface RowProps {
  readonly scenario: NamedScenario;
  readonly view: ResultView;
  readonly units: ProfitUnits;
  /** Dollars, and what they are a percentage of. */
  readonly profits: readonly {
    readonly key: string;
    readonly profit: number | null;
    readonly base: number | null;
  }[];
}

/** One scenario, each part of it a field, and what every plan comes to in it. */
function ScenarioRow({ scenario, view, units, profits }: RowProps) {
  const t = useText();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { id, name, move, ivShift, days } = scenario;
  const change = (part: Partial<Scenario>) => dispatch(scenarioChanged({ id, ...part }));
  const icon = { size: 14, 'aria-hidden': true } as const;
  return (
    <tr>
      <Td>
        <NameField
          label={t('builder.scenarioNameOf', { name })}
          name={name}
          onChange={(typed) => typed && dispatch(scenarioChanged({ id, name: typed }))}
        />
      </Td>
      <PartCell note={format.spot(view.spot * (1 + move))}>
        <NumberField
          className="w-20"
          label={t('builder.moveOf', { name })}
          shown={decimal(move * 100, 1)}
          accepts={(percent) => isPartOfScenario('move', percent / 100)}
          range={t('builder.moveRange')}
          onCommit={(percent) => change({ move: percent / 100 })}
        />
      </PartCell>
      <PartCell note={format.monthDay(dayAfter(view.input, Math.min(days, view.left)))}>
        <NumberField
          className="w-20"
          label={t('builder.daysOf', { name })}
          shown={String(days)}
          accepts={(value) => isPartOfScenario('days', value)}
          range={t('builder.daysRange')}
          onCommit={(value) => change({ days: value })}
        />
      </PartCell>
      <PartCell>
        <NumberField
          className="w-20"
          label={t('builder.ivOf', { name })}
          shown={decimal(ivShift * 100, 0)}
          accepts={(percent) => isPartOfScenario('ivShift', percent / 100)}
          range={t('builder.ivRange')}
          onCommit={(percent) => change({ ivShift: percent / 100 })}
        />
      </PartCell>
      {profits.map(({ key, profit, base }) => (
        <Td key={key} num className={toneOf(profit ?? 0)}>
          {profit === null ? '--' : units.write(profit, base)}
        </Td>
      ))}
      <Td>
        <span className="flex justify-end gap-1">
          <IconButton
            label={t('builder.scenarioShow', { name })}
            onClick={() => {
              dispatch(dayChosen(days));
              dispatch(volatilityShifted(ivShift));
            }}
          >
            <SlidersHorizontal {...icon} />
          </IconButton>
          <IconButton
            label={t('builder.scenarioRemove', { name })}
            onClick={() => dispatch(scenarioRemoved(id))}
          >
            <X {...icon} />
          </IconButton>
        </span>
      </Td>
    </tr>
  );
}

/** A field with what it comes to under it. */
function PartCell({ note, children }: { readonly note?: string; readonly children: ReactNode }) {
  return (
    <Td num className="py-1.5">
      <span className="flex flex-wrap justify-end gap-x-2">
        {children}
        {note && <span className="basis-full text-11 text-ink-3">{note}</span>}
      </span>
    </Td>
  );
}
