import { useState, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';

interface Props {
  readonly title: string;
  /** Right of the title. */
  readonly beside?: ReactNode;
  readonly legend: ReactNode;
  readonly chart: ReactNode;
  readonly heads: readonly string[];
  /** The same as figures. */
  readonly rows: readonly (readonly string[])[];
  /** Why there is no curve; null where there is one. */
  readonly empty: string | null;
  /** What the curve says, in sentences under it. */
  readonly children?: ReactNode;
}

/** A curve, or its figures in a table. */
export function CurveCard(props: Props) {
  const { title, beside, legend, chart, heads, rows, empty, children } = props;
  const t = useText();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={beside}
        controls={
          <Segments
            label={`${title} · ${t('pictures.view')}`}
            value={view}
            onChange={setView}
            segments={[
              { value: 'chart', label: t('pictures.chart') },
              { value: 'table', label: t('pictures.table') },
            ]}
          />
        }
      />
      {empty !== null ? (
        <p className="px-4 py-16 text-center text-ink-2">{empty}</p>
      ) : view === 'chart' ? (
        <div className="px-4 pt-2 pb-3">
          {chart}
          <p className="text-11 text-ink-3">{legend}</p>
        </div>
      ) : (
        <CurveTable title={title} heads={heads} rows={rows} />
      )}
      {children && (
        <div className="space-y-1 border-t border-line px-4 py-2.5 text-12 text-ink-2">
          {children}
        </div>
      )}
    </Card>
  );
}

const CurveTable = ({ title, heads, rows }: Pick<Props, 'title' | 'heads' | 'rows'>) => (
  <div className="max-h-[276px] overflow-y-auto" tabIndex={0} role="region" aria-label={title}>
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
);
