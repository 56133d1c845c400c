import { Fragment, useId, useRef, useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { heatFill, heatStep, heatWidth } from './heat-geometry.ts';

interface HeatColumn {
  readonly key: string;
  readonly head: string;
  readonly note: string;
  /** Outlined: the date that the sliders ask for. */
  readonly chosen?: boolean;
}

interface HeatRow {
  readonly key: string;
  readonly head: string;
  readonly note: string;
  /** The row of the present price, its head in ink. */
  readonly spot?: boolean;
  /** One a column, dollars. */
  readonly values: readonly number[];
}

export interface HeatMapProps {
  readonly label: string;
  /** What the map says, for those who do not see its tints. */
  readonly summary: string;
  /** Head of the column of heads. */
  readonly corner: string;
  readonly columns: readonly HeatColumn[];
  readonly rows: readonly HeatRow[];
  readonly least: number;
  readonly greatest: number;
  readonly write: (value: number) => string;
}

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-5, 0],
  PageDown: [5, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** A Chinese date may break after its year and nowhere else. */
const afterYears = (head: string) => head.split(/(?<=年)/);

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Profit over prices (rows) and dates (columns): a figure in every cell, its tint repeats sign and size. Arrow keys walk. */
export function HeatMap(props: HeatMapProps) {
  const { label, summary, corner, columns, rows, write } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const described = useId();
  const spot = Math.max(
    0,
    rows.findIndex((row) => row.spot),
  );
  const [place, setPlace] = useState<readonly [row: number, column: number] | null>(null);
  const row = within(place?.[0] ?? spot, rows.length - 1);
  const column = within(place?.[1] ?? 0, columns.length - 1);

  const walk = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = [
      within(row + move[0], rows.length - 1),
      within(column + move[1], columns.length - 1),
    ] as const;
    setPlace(next);
    body.current?.rows[next[0]]?.cells[next[1] + 1]?.focus();
  };

  return (
    <div className="overflow-x-auto">
      <p id={described} className="sr-only">
        {summary}
      </p>
      <table
        role="grid"
        aria-label={label}
        aria-describedby={described}
        style={{ minWidth: heatWidth(columns.length) }}
        className="w-full table-fixed border-separate border-spacing-0.5 tracking-[-0.012em] tabular-nums"
      >
        <thead>
          <tr className="text-11 leading-[14px] text-ink-3">
            <th
              scope="col"
              className="sticky left-0 z-3 w-28 bg-surface pb-1 pl-1 text-left align-bottom font-medium"
            >
              {corner}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx('pb-1 font-medium break-keep', column.chosen && 'text-accent')}
              >
                {afterYears(column.head).map((part, i) => (
                  <Fragment key={part}>
                    {i > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
                <span className="block font-normal whitespace-nowrap">{column.note}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={walk} className="text-12">
          {rows.map((each, i) => (
            <Row
              key={each.key}
              row={each}
              columns={columns}
              open={i === row ? column : null}
              bounds={props}
              write={write}
              onFocus={(at) => setPlace([i, at])}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: HeatRow;
  readonly columns: readonly HeatColumn[];
  readonly open: number | null;
  readonly bounds: { readonly least: number; readonly greatest: number };
  readonly write: (value: number) => string;
  readonly onFocus: (column: number) => void;
}

function Row({ row, columns, open, bounds, write, onFocus }: RowProps) {
  return (
    <tr>
      <th
        scope="row"
        className={clsx(
          'sticky left-0 z-3 rounded-1 px-1.5 font-medium whitespace-nowrap',
          row.spot ? 'bg-ink text-canvas' : 'bg-surface',
        )}
      >
        <span className="flex items-center justify-between gap-2">
          {row.head}
          <span className={clsx('text-11 font-normal', !row.spot && 'text-ink-3')}>{row.note}</span>
        </span>
      </th>
      {row.values.map((value, i) => (
        <td
          key={columns[i]?.key}
          role="gridcell"
          tabIndex={open === i ? 0 : -1}
          onFocus={() => onFocus(i)}
          className={clsx(
            'h-6 rounded-[3px] text-center text-ink pointer-coarse:h-8',
            columns[i]?.chosen &&
              'shadow-[inset_2px_0_0_var(--accent),inset_-2px_0_0_var(--accent)]',
          )}
          style={{ background: heatFill(heatStep(value, bounds)) }}
        >
          {write(value)}
        </td>
      ))}
    </tr>
  );
}
