import { useCallback, useState } from 'react';
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
import { pictureOf } from './picture-of.ts';
import { PointsTable } from './points-table.tsx';
import { usePoints, type PointsState } from './use-points.ts';

/** Of a picture that is downloaded, in pixels. */
const DOWNLOAD_WIDTH = 960;
const PNG_SCALE = 2;

interface Props {
  readonly engine: DataEngine;
  readonly chart: Chart;
  readonly select: SqlText;
  readonly columns: readonly Column[];
  /** Of the downloads, without an ending. */
  readonly fileName: string;
  readonly onFilter: (condition: Condition) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A chart of the recipe: its picture, or the table behind it. */
export function ChartCard(props: Props) {
  const { engine, chart, select, columns, onEdit, onRemove } = props;
  const t = useText();
  const language = useLanguage();
  const problem = chartProblem(chart, { columns, tables: new Map() });
  const state = usePoints(engine, problem === null ? chart : null, select, columns);
  const title = titleOf(explainChart(chart, language));
  return (
    <article aria-label={title} className="border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3">
        <h3 className="min-w-40 flex-1 text-13 font-semibold wrap-anywhere">{title}</h3>
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
            const condition = picture.rows[row]?.condition;
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
