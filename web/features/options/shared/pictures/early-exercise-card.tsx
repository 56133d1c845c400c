import { useMemo } from 'react';
import {
  earlyExerciseOfLegs,
  type AnalysisInput,
  type EarlyExercise,
} from '@toolyard/core/options/analysis';
import { isOptionLeg, type OptionType } from '@toolyard/core/options/contracts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat, type Format } from '../figures/use-format.ts';
import { legWords } from '../legs/leg-mark.tsx';

/** At which prices exercise today is worth it. */
const exerciseWords = (
  t: Translate,
  format: Format,
  type: OptionType,
  { price }: EarlyExercise,
): string =>
  price === null
    ? t('pictures.exerciseNever')
    : t(type === 'call' ? 'pictures.exerciseAbove' : 'pictures.exerciseBelow', {
        price: format.spot(price),
      });

/** Today's boundary price and the early-exercise premium of each option leg. */
export function EarlyExerciseCard({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const format = useFormat();
  const rows = useMemo(
    () =>
      earlyExerciseOfLegs(input).flatMap((early, index) => {
        const leg = input.legs[index];
        return leg && isOptionLeg(leg) ? [{ leg, index, early }] : [];
      }),
    [input],
  );
  if (rows.length === 0) return null;
  return (
    <Card label={t('pictures.earlyExercise')}>
      <CardHead title={t('pictures.earlyExercise')} />
      <Table label={t('pictures.earlyExercise')}>
        <thead>
          <tr>
            <Th>{t('pictures.leg')}</Th>
            <Th>{t('pictures.exerciseToday')}</Th>
            <Th num>{t('pictures.exercisePremium')}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ leg, index, early }) => (
            <tr key={index}>
              <Td>
                {legWords(t, leg)}
                <span className="block text-11 text-ink-3">{format.monthDay(leg.expiry)}</span>
              </Td>
              <Td>{early ? exerciseWords(t, format, leg.type, early) : '--'}</Td>
              <Td num>{format.spot(early?.premium)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
        {t('pictures.exerciseNote')}
      </p>
    </Card>
  );
}
