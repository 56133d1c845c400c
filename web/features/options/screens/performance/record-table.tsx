import type { ReactNode } from 'react';
import type { RecordGroupResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { amount } from '../../../../ui/format.ts';
import { Profit } from '../../../../ui/price.tsx';
import { HIDE_BELOW_MD, Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { factor } from '../../shared/records/record-figures.tsx';

interface Props {
  readonly title: string;
  /** What the first column holds. */
  readonly head: string;
  readonly groups: readonly RecordGroupResponse[];
  readonly nameOf: (key: string) => string;
  readonly badge?: ReactNode;
  /** Under the table. */
  readonly note?: string;
}

/** The record of trades by what they have in common; tables below each other have the same columns. */
export function RecordTable({ title, head, groups, nameOf, badge, note }: Props) {
  const t = useText();
  const { percent } = useFormat();
  const most = Math.max(1, ...groups.map(({ totalReturn }) => Math.abs(totalReturn)));
  return (
    <Card label={title}>
      <CardHead title={title} beside={badge} />
      <Table label={title} className="table-fixed">
        <thead className="[&_th]:leading-4 [&_th]:whitespace-normal">
          <tr>
            <Th className="w-[19%] max-md:w-[28%]">{head}</Th>
            <Th num className="w-[10%] max-md:w-[18%]">
              {t('records.count')}
            </Th>
            <Th num className="w-[11%] max-md:w-[22%]">
              {t('records.winRate')}
            </Th>
            <Th num className="w-[17%] max-md:w-[32%]">
              {t('records.totalReturn')}
            </Th>
            <Th num className={`w-[16%] ${HIDE_BELOW_MD}`}>
              {t('records.expectancy')}
            </Th>
            <Th num className={`w-[12%] ${HIDE_BELOW_MD}`}>
              {t('records.profitFactor')}
            </Th>
            <Th num className={`w-[15%] ${HIDE_BELOW_MD}`}>
              {t('records.maxDrawdown')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <Td className="font-medium whitespace-normal max-md:leading-4">
                {nameOf(group.key)}
              </Td>
              <Td num>{group.trades}</Td>
              <Td num>{percent(group.winRate)}</Td>
              <Td num>
                <Profit cents value={group.totalReturn} />
                <Bar share={group.totalReturn / most} />
              </Td>
              <Td num className={HIDE_BELOW_MD}>
                <Profit cents value={group.expectancy} />
              </Td>
              <Td num className={HIDE_BELOW_MD}>
                {factor(group.profitFactor)}
              </Td>
              <Td num className={HIDE_BELOW_MD}>
                {amount(group.maxDrawdown)}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {note && <p className="border-t border-line px-4 py-2 text-12 text-ink-3">{note}</p>}
    </Card>
  );
}

/** How a return compares with the greatest of its table, towards either side. */
function Bar({ share }: { readonly share: number }) {
  const width = `${Math.abs(share) * 50}%`;
  return (
    <span aria-hidden="true" className="mt-0.5 ml-auto flex h-1 w-20 rounded-full bg-sunken">
      <span className="flex w-1/2 justify-end">
        {share < 0 && <span className="h-1 bg-down" style={{ width: `${-share * 100}%` }} />}
      </span>
      {share > 0 && <span className="h-1 bg-up" style={{ width }} />}
    </span>
  );
}
