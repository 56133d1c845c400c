import { useCallback, useEffect, useRef, useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Maximize from 'lucide-react/icons/maximize-2';
import Minimize from 'lucide-react/icons/minimize-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import {
  chartProblem,
  explainChart,
  type Chart,
  type Column,
  type Condition,
  type SqlText,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { clsx } from 'clsx';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { pngOfDocument } from '../../../ui/svg-picture.ts';
import { ChartPicture } from './chart-picture.tsx';
import { titleOf } from './chart-title.ts';
import { chartTokensOf, type ChartTokens } from './chart-tokens.ts';
import { loadDrawing } from './load-drawing.ts';
import { conditionAt } from './picture.ts';
import { pictureOf } from './picture-of.ts';
import { PointsTable } from './points-table.tsx';
import { usePoints, type PointsState } from './use-points.ts';

/** Of a picture that is downloaded, in pixels. */
const DOWNLOAD_WIDTH = 960;
const PNG_SCALE = 2;

/** Where a chart stands among the others. */
export interface ChartPlace {
  readonly at: number;
  readonly of: number;
  readonly isWide: boolean;
}

interface Props {
  readonly engine: DataEngine;
  readonly chart: Chart;
  /** The rows that it shows. */
  readonly select: SqlText;
  readonly columns: readonly Column[];
  /** Of the downloads, without an ending. */
  readonly fileName: string;
  readonly place: ChartPlace;
  readonly onFilter: (condition: Condition) => void;
  /** 0 is the first place. */
  readonly onMove: (to: number) => void;
  readonly onWiden: (isWide: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A chart of the recipe: its picture, or the table behind it. */
export function ChartCard(props: Props) {
  const { engine, chart, select, columns, place, onMove, onWiden, onEdit, onRemove } = props;
  const t = useText();
  const language = useLanguage();
  const problem = chartProblem(chart, { columns, tables: new Map() });
  const state = usePoints(engine, problem === null ? chart : null, select, columns);
  const title = titleOf(explainChart(chart, language));
  return (
    <article
      aria-label={title}
      className={clsx('min-w-0 rounded-2 border border-line', place.isWide && 'lg:col-span-2')}
    >
      <div className="flex flex-wrap items-center gap-x-2 px-4 pt-3">
        <h3 className="min-w-40 flex-1 text-13 font-semibold wrap-anywhere">{title}</h3>
        <PlaceButtons title={title} place={place} onMove={onMove} onWiden={onWiden} />
        <IconButton label={t('data.chart.edit', { chart: title })} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('data.chart.remove', { chart: title })} onClick={onRemove}>
          <Trash size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-4">
        {problem !== null ? (
          <MessageBox tone="warn">{textIn(problem.texts, language)}</MessageBox>
        ) : state.phase === 'reading' ? (
          <SkeletonBlock label={t('data.chart.drawing')}>
            <Skeleton className="h-80 w-full" />
          </SkeletonBlock>
        ) : state.phase === 'failed' ? (
          <ErrorBox title={t('data.chart.failed')}>{state.message}</ErrorBox>
        ) : state.result.rows.length === 0 ? (
          <p className="text-ink-2">{t('data.chart.noPoints')}</p>
        ) : (
          <ReadChart {...props} title={title} points={state} />
        )}
      </div>
    </article>
  );
}

interface PlaceProps extends Pick<Props, 'place' | 'onMove' | 'onWiden'> {
  readonly title: string;
}

/** Moves a chart among the others. The focus goes with it. */
function PlaceButtons({ title, place, onMove, onWiden }: PlaceProps) {
  const t = useText();
  const buttons = useRef<HTMLSpanElement>(null);
  const pressed = useRef<'before' | 'after' | null>(null);
  const { at, of, isWide } = place;
  useEffect(() => {
    const enabled = [...buttons.current!.querySelectorAll<HTMLElement>('button:enabled')];
    const same = enabled.find(({ dataset }) => dataset['move'] === pressed.current);
    if (pressed.current) (same ?? enabled[0])?.focus();
    pressed.current = null;
  }, [at]);
  const move = (by: 'before' | 'after') => {
    pressed.current = by;
    onMove(by === 'before' ? at - 1 : at + 1);
  };
  return (
    <span ref={buttons} className="flex">
      {of > 1 && (
        <>
          <IconButton
            data-move="before"
            label={t('data.moveUp', { step: title })}
            disabled={at === 0}
            onClick={() => move('before')}
          >
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            data-move="after"
            label={t('data.moveDown', { step: title })}
            disabled={at === of - 1}
            onClick={() => move('after')}
          >
            <ArrowDown size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton
        className="max-lg:hidden"
        label={t(isWide ? 'data.chart.narrow' : 'data.chart.widen', { chart: title })}
        onClick={() => onWiden(!isWide)}
      >
        {isWide ? (
          <Minimize size={16} aria-hidden="true" />
        ) : (
          <Maximize size={16} aria-hidden="true" />
        )}
      </IconButton>
    </span>
  );
}

interface ReadProps extends Props {
  readonly title: string;
  readonly points: Extract<PointsState, { phase: 'read' }>;
}

function ReadChart({ chart, columns, title, points, fileName, onFilter }: ReadProps) {
  const t = useText();
  const language = useLanguage();
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const draw = useCallback(
    (tokens: ChartTokens) =>
      pictureOf(chart, points.result, points.most, { columns, language, t, tokens }),
    [chart, points, columns, language, t],
  );
  const picture = draw(NO_TOKENS);

  async function download(kind: 'png' | 'svg') {
    const { svgOf } = await loadDrawing();
    const tokens = chartTokensOf(document.body);
    const { option, height } = draw(tokens);
    const svg = svgOf(option, DOWNLOAD_WIDTH, height, {
      text: title,
      color: tokens.ink,
      surface: tokens.surface,
    });
    const name = `${fileName}-${chart.kind}.${kind}`;
    if (kind === 'svg') return downloadFile(name, svg.document, 'image/svg+xml');
    const png = await pngOfDocument(
      svg.document,
      DOWNLOAD_WIDTH * PNG_SCALE,
      svg.height * PNG_SCALE,
    );
    downloadFile(name, png, 'image/png');
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={t('data.chart.view')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'picture', label: t('data.chart.picture') },
            { value: 'table', label: t('data.chart.table') },
          ]}
        />
        <span className="flex gap-2">
          <Button
            size="sm"
            aria-label={t('data.chart.download', { kind: 'PNG', chart: title })}
            onClick={() => void download('png')}
          >
            PNG
          </Button>
          <Button
            size="sm"
            aria-label={t('data.chart.download', { kind: 'SVG', chart: title })}
            onClick={() => void download('svg')}
          >
            SVG
          </Button>
        </span>
      </div>
      {view === 'picture' ? (
        <ChartPicture
          label={title}
          draw={draw}
          onPress={(row) => {
            const condition = conditionAt(picture, row);
            if (condition) onFilter(condition);
          }}
        />
      ) : (
        <PointsTable label={title} picture={picture} onFilter={onFilter} />
      )}
      {picture.notes.length > 0 && (
        <ul className="text-12 text-ink-2">
          {picture.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** For the words of a picture, which have no color. */
const NO_TOKENS: ChartTokens = {
  surface: '',
  ink: '',
  axis: '',
  grid: '',
  line: '',
  accent: '',
  tint: '',
  up: '',
  down: '',
  series: [],
  font: '',
};
