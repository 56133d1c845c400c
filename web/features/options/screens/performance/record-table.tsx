import type { RecordGroupResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { amount } from '../../../../ui/format.ts';
import { Profit } from '../../../../ui/price.tsx';
import { HIDE_BELOW_MD, Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { factor } from '../../shared/records/record-figures.tsx';

/** A way to group trades, and what its table shows. */
export interface RecordGrouping {
  readonly title: string;
  /** What the first column holds. */
  readonly head: string;
  readonly groups: readonly RecordGroupResponse[];
  readonly nameOf: (key: string) => string;
  /** Under the table. */
  readonly note?: string;
}

/** The record of trades by what they have in common. */
export function RecordTable({ title, head, groups, nameOf, note }: RecordGrouping) {
  const t = useText();
  const { percent } = useFormat();
  const most = Math.max(1, ...groups.map(({ totalReturn }) => Math.abs(totalReturn)));
  return (
    <>
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
                <span className="flex items-center justify-end">
                  <Bar share={group.totalReturn / most} />
                  <span className="min-w-20">
                    <Profit write={amount} value={group.totalReturn} />
                  </span>
                </span>
              </Td>
              <Td num className={HIDE_BELOW_MD}>
                <Profit write={amount} value={group.expectancy} />
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
    </>
  );
}

/** How a return compares with the greatest of its table, towards either side. */
function Bar({ share }: { readonly share: number }) {
  const width = `${Math.abs(share) * 50}%`;
  return (
    <span aria-hidden="true" className="flex h-1 w-14 rounded-full bg-sunken max-md:hidden">
      <span className="flex w-1/2 justify-end">
        {share < 0 && <span className="h-1 bg-down" style={{ width: `${-share * 100}%` }} />}
      </span>
      {share > 0 && <span className="h-1 bg-up" style={{ width }} />}
    </span>
  );
}
