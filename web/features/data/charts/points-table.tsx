import type { Condition } from '@toolyard/core/data';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { count } from '../../../ui/format.ts';
import { Table, Td, Th } from '../../../ui/table.tsx';
import type { Picture } from './picture.ts';

/** Rows that stand on the page; the rest is said, and in the exports of the table. */
const MOST_ROWS = 500;

interface Props {
  readonly label: string;
  readonly picture: Picture;
  readonly onFilter: (condition: Condition) => void;
}

/** The figures behind a picture, of which each keeps its own rows at a press. */
export function PointsTable({ label, picture: { columns, rows }, onFilter }: Props) {
  const t = useText();
  const filters = rows.some(({ condition, outliers }) => condition !== null || outliers);
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table label={label}>
        <thead>
          <tr>
            {columns.map(({ label: head, isNumber }) => (
              <Th key={head} num={isNumber}>
                {head}
              </Th>
            ))}
            {filters && (
              <Th>
                <span className="sr-only">{t('data.chart.filter')}</span>
              </Th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map(({ cells, condition, outliers }, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <Td key={column} num={columns[column]!.isNumber} title={cell}>
                  <span className="inline-block max-w-80 truncate align-bottom">{cell}</span>
                </Td>
              ))}
              {filters && (
                <Td className="text-right">
                  {condition && (
                    <Button
                      size="sm"
                      aria-label={t('data.chart.filterBy', { value: cells[0]! })}
                      onClick={() => onFilter(condition)}
                    >
                      {t('data.chart.filter')}
                    </Button>
                  )}
                  {outliers && (
                    <Button
                      size="sm"
                      className="ml-2"
                      aria-label={t('data.chart.filterByOutliers', { value: cells[0]! })}
                      onClick={() => onFilter(outliers)}
                    >
                      {t('data.chart.outliers')}
                    </Button>
                  )}
                </Td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > MOST_ROWS && (
        <p className="px-4 py-2 text-12 text-ink-2">
          {t('data.chart.firstRows', { shown: count(MOST_ROWS), all: count(rows.length) })}
        </p>
      )}
    </div>
  );
}
