import {
  BarChart,
  BoxplotChart,
  CandlestickChart,
  CustomChart,
  HeatmapChart,
  LineChart,
  PieChart,
  ScatterChart,
} from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  LegendScrollComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, use as register, type EChartsCoreOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([
  BarChart,
  BoxplotChart,
  CandlestickChart,
  CustomChart,
  GridComponent,
  HeatmapChart,
  LegendComponent,
  LegendScrollComponent,
  LineChart,
  PieChart,
  ScatterChart,
  SVGRenderer,
  TitleComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
]);

/** A drawing in an element of the page. */
export interface RenderedChart {
  show(option: EChartsCoreOption): void;
  resize(width: number, height: number): void;
  remove(): void;
}

/** Lets ECharts empty an element: it sets `innerHTML`, which the policy of the site refuses. */
const emptiedByHtml = (element: Element) =>
  Object.defineProperty(element, 'innerHTML', {
    set: () => {
      element.replaceChildren();
    },
  });

/**
 * Draws into an element.
 *
 * @param onPress is given the row of the picture's table that was pressed
 */
export function drawChart(
  element: HTMLElement,
  width: number,
  height: number,
  onPress: (row: number) => void,
): RenderedChart {
  const root = document.createElement('div');
  element.replaceChildren(root);
  const chart = init(root, null, { renderer: 'svg', width, height });
  for (const part of [root, ...root.querySelectorAll('svg')]) emptiedByHtml(part);
  chart.on('click', ({ data }) => {
    const row = (data as { readonly row?: unknown } | null)?.row;
    if (typeof row === 'number') onPress(row);
  });
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    resize: (nextWidth, nextHeight) => chart.resize({ width: nextWidth, height: nextHeight }),
    remove: () => {
      chart.dispose();
      element.replaceChildren();
    },
  };
}

const TITLE_HEIGHT = 40;

/** A text between the tags of a document. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What stands above a drawing that leaves the page, and its colors. */
export interface DrawingTitle {
  readonly text: string;
  readonly color: string;
  readonly surface: string;
}

/** A drawing with its title as an SVG document of its own. */
export function svgOf(
  option: EChartsCoreOption,
  width: number,
  drawingHeight: number,
  { text, color, surface }: DrawingTitle,
): { readonly document: string; readonly height: number } {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: drawingHeight });
  chart.setOption({ ...option, backgroundColor: surface });
  const drawing = chart.renderToSVGString().replace(/^<svg /, `<svg y="${TITLE_HEIGHT}" `);
  chart.dispose();
  const height = drawingHeight + TITLE_HEIGHT;
  return {
    height,
    document: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(text)}</title><rect width="${width}" height="${height}" fill="${surface}"/><text x="12" y="26" font-family="system-ui, sans-serif" font-size="14" font-weight="600" fill="${color}">${escaped(text)}</text>${drawing}</svg>`,
  };
}
