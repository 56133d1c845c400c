import {
  appliedSteps,
  chartFilters,
  chartPoints,
  chartProblem,
  chartRows,
  conditionInWords,
  explainChart,
  explainStep,
  familyOf,
  numberLiteral,
  resultColumns,
  sql,
  tablesOf,
  type Recipe,
} from '@toolyard/core/data';
import { textIn, type Language } from '@toolyard/core/shared';
import { sha256OfFile } from '@toolyard/noble';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import type { Translate } from '../../../i18n/use-text.ts';
import { localTime } from '../../../ui/format-date.ts';
import { titleOf } from '../charts/chart-title.ts';
import { chartTokensOf } from '../charts/chart-tokens.ts';
import { loadDrawing } from '../charts/load-drawing.ts';
import { pictureOf } from '../charts/picture-of.ts';
import type { ShownTable } from '../shown-table.ts';
import type { ReadFile } from '../open-state.ts';
import { REPORT_ROWS, reportDocument } from './report-document.ts';

const WIDTH = 960;

/** The colors of paper, whatever the theme of the page. */
function paperTokens() {
  const paper = document.createElement('div');
  paper.className = 'light';
  document.body.append(paper);
  const tokens = chartTokensOf(paper);
  paper.remove();
  return tokens;
}

export interface ReportOptions {
  readonly engine: DataEngine;
  readonly shown: ShownTable;
  readonly recipe: Recipe;
  readonly title: string;
  readonly files: readonly ReadFile[];
  readonly language: Language;
  readonly t: Translate;
}

/** What was read, what was done with it and what came out, as a page of HTML. */
export async function writeReport(options: ReportOptions, signal: AbortSignal): Promise<string> {
  const { engine, shown, recipe, title, files, language, t } = options;
  const read = [];
  for (const { file } of files)
    read.push({
      name: file.name,
      bytes: file.size,
      sha256: await sha256OfFile(file, signal),
    });

  const { svgOf } = await loadDrawing();
  const tokens = paperTokens();
  const context = { columns: resultColumns(recipe), tables: tablesOf(recipe) };
  const charts = [];
  for (const chart of recipe.charts) {
    if (chartProblem(chart, context) !== null) continue;
    const { query, most } = chartPoints(chart, sql`(${chartRows(recipe, chart.id)})`, context);
    const result = await engine.query(query, signal);
    if (result.rows.length === 0) continue;
    const { columns } = context;
    const picture = pictureOf(chart, result, most, { columns, language, t, tokens });
    const { document: svg } = svgOf(picture.option, WIDTH, picture.height, {
      text: titleOf(explainChart(chart, language)),
      color: tokens.ink,
      surface: tokens.surface,
    });
    charts.push({ svg, notes: picture.notes });
  }

  const { rows } = await engine.query(
    sql`select * from (${shown.select}) limit ${numberLiteral(REPORT_ROWS)}`,
    signal,
  );
  // The steps of the recipe lead to what is shown unless a statement of one's own does.
  const isRecipe = shown.own === null;
  const steps = isRecipe
    ? appliedSteps(recipe)
        .filter(({ step, problem }) => step.on && problem === null)
        .map(({ step }) => explainStep(step, language, tablesOf(recipe)))
    : [t('data.report.ownStatement')];
  return reportDocument(
    {
      title,
      written: t('data.report.written', { time: localTime(Date.now(), language) }),
      files: read,
      steps,
      sql: shown.select,
      charts,
      chartFilters: chartFilters(recipe).map(({ chart: id, where }) =>
        t('data.report.chartFilter', {
          filter: textIn(conditionInWords(where), language),
          chart: titleOf(
            explainChart(
              recipe.charts.find((each) => each.id === id)!,
              language,
            ),
          ),
        }),
      ),
      columns: shown.columns.map(({ name, type }) => ({
        name,
        isNumber: familyOf(type) === 'number',
      })),
      rowCount: shown.rowCount,
      rows,
    },
    language,
    t,
  );
}
