import type { Cell } from '@toolyard/core/data';
import type { Language } from '@toolyard/core/shared';
import type { Translate } from '../../../i18n/use-text.ts';
import { count } from '../../../ui/format.ts';

/** Rows of the table that stand in a report. */
export const REPORT_ROWS = 100;

export interface Report {
  readonly title: string;
  /** When it was written, in words. */
  readonly written: string;
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
  /** In words. */
  readonly steps: readonly string[];
  readonly sql: string;
  /** Each as an SVG document with its title in it. */
  readonly charts: readonly { readonly svg: string; readonly notes: readonly string[] }[];
  /** The parts of the filter over the charts, in words. */
  readonly chartFilters: readonly string[];
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[];
  readonly rowCount: number;
  readonly rows: readonly (readonly Cell[])[];
}

/** Characters of a text that is not broken over two lines. */
const LONGEST_LINE = 24;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;color:#1a1917;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:24px}h2{font-size:16px;margin-top:2rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{border:1px solid #d3cfc6;padding:4px 8px;text-align:left;vertical-align:top}th{background:#f0eee9}
.number{text-align:right}.number,.short{white-space:nowrap}.wide{overflow-x:auto}.note{color:#55514a;font-size:12px}i{color:#6b665d}
code{font-size:12px;overflow-wrap:anywhere}pre{background:#f0eee9;padding:12px;overflow-x:auto;font-size:12px}svg{width:100%;min-width:44rem;height:auto}figure{margin:1rem 0;overflow-x:auto}`;

/** A page of HTML that opens offline. Its own policy lets nothing be fetched and no script run. */
export function reportDocument(report: Report, language: Language, t: Translate): string {
  const { title, written, files, steps, sql, charts, chartFilters, columns, rowCount, rows } =
    report;
  const cell = (value: Cell) =>
    value === null
      ? `<i>${escaped(t('data.missing'))}</i>`
      : escaped(typeof value === 'boolean' ? t(value ? 'data.yes' : 'data.no') : value);
  const className = (at: number) => {
    if (columns[at]!.isNumber) return ' class="number"';
    const isShort = rows.every((row) => String(row[at] ?? '').length <= LONGEST_LINE);
    return isShort ? ' class="short"' : '';
  };
  /** Attributes of a part that may be wider than the page, so that keys scroll it too. */
  const scrolled = (label: string) => `role="region" tabindex="0" aria-label="${escaped(label)}"`;
  const fileRows = files.map(
    ({ name, bytes, sha256 }) =>
      `<tr><td>${escaped(name)}</td><td class="number">${count(bytes)}</td><td><code>${sha256}</code></td></tr>`,
  );
  const pictures = charts.map(
    ({ svg, notes }) =>
      `<figure tabindex="0">${svg}${notes.map((note) => `<figcaption class="note">${escaped(note)}</figcaption>`).join('')}</figure>`,
  );
  const shown =
    rows.length < rowCount
      ? t('data.report.firstRows', { shown: count(rows.length), all: count(rowCount) })
      : t('data.report.allRows', { all: count(rowCount) });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="note">${escaped(written)}</p>
<h2>${escaped(t('data.report.files'))}</h2>
<div class="wide" ${scrolled(t('data.report.files'))}><table><thead><tr><th scope="col">${escaped(t('data.report.file'))}</th><th scope="col" class="number">${escaped(t('data.report.bytes'))}</th><th scope="col">SHA-256</th></tr></thead><tbody>${fileRows.join('')}</tbody></table></div>
<h2>${escaped(t('data.steps'))}</h2>
${steps.length === 0 ? `<p>${escaped(t('data.noSteps'))}</p>` : `<ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`}
<pre ${scrolled('SQL')}>${escaped(sql)}</pre>
${pictures.length === 0 ? '' : `<h2>${escaped(t('data.charts'))}</h2>\n${chartFilters.map((filter) => `<p>${escaped(filter)}</p>\n`).join('')}${pictures.join('\n')}`}
<h2>${escaped(t('data.report.rows'))}</h2>
<p>${escaped(shown)}</p>
<div class="wide" ${scrolled(t('data.report.rows'))}><table><thead><tr>${columns.map(({ name }, at) => `<th scope="col"${className(at)}>${escaped(name)}</th>`).join('')}</tr></thead><tbody>
${rows.map((row) => `<tr>${row.map((value, at) => `<td${className(at)}>${cell(value)}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>
</main>
</body>
</html>
`;
}
