import { useState, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';

interface Props {
  readonly title: string;
  readonly legend: string;
  readonly chart: ReactNode;
  readonly heads: readonly string[];
  /** The same as figures; without rows there is no curve. */
  readonly rows: readonly (readonly string[])[];
}

/** A curve, or its figures in a table. */
export function CurveCard({ title, legend, chart, heads, rows }: Props) {
  const t = useText();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        controls={
          <Segments
            label={`${title} · ${t('stock.view')}`}
            value={view}
            onChange={setView}
            segments={[
              { value: 'chart', label: t('stock.chart') },
              { value: 'table', label: t('stock.table') },
            ]}
          />
        }
      />
      {rows.length < 2 ? (
        <p className="px-4 py-16 text-center text-ink-2">{t('stock.noCurve')}</p>
      ) : view === 'chart' ? (
        <div className="px-4 pt-2 pb-3">
          {chart}
          <p className="text-11 text-ink-3">{legend}</p>
        </div>
      ) : (
        <div className="h-[276px] overflow-y-auto" tabIndex={0} role="region" aria-label={title}>
          <Table label={title}>
            <thead className="sticky top-0">
              <tr>
                {heads.map((head, i) => (
                  <Th key={head} num={i > 0}>
                    {head}
                  </Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, i) => (
                    <Td key={heads[i]} num={i > 0}>
                      {cell}
                    </Td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Card>
  );
}
