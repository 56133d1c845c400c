import type { Page } from 'playwright-core';

/** What a page at rest is measured by; each entry names an element and what was found. */
export interface PageMeasures {
  /** Text smaller than 11 px. */
  readonly smallText: readonly string[];
  /** Text of HTML below 4.5:1, or 3:1 where it is large (WCAG 2.2, 1.4.3). */
  readonly lowContrast: readonly string[];
  /** Controls lower than 40 px or narrower than 24 px; links within a sentence may be as high as its lines. */
  readonly smallTargets: readonly string[];
  /** Pixels that the page can be scrolled sideways. */
  readonly sideways: number;
}

export const measurePage = (page: Page): Promise<PageMeasures> => page.evaluate(measure);

/** Runs in the page. */
function measure(): PageMeasures {
  const [SMALLEST_TEXT, TARGET_HEIGHT, TARGET_WIDTH] = [11, 40, 24];
  const [AA, AA_LARGE, LARGE_PX, LARGE_BOLD_PX, BOLD] = [4.5, 3, 24, 18.66, 700];
  const FRAME_BORDERS = 2;
  const CONTROLS =
    'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=slider]';

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  const colors = new Map<string, readonly number[]>();
  /** Red, green, blue of 0 to 255 and an alpha of 0 to 1. */
  const colorOf = (css: string): readonly number[] => {
    const seen = colors.get(css);
    if (seen) return seen;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
    const color = [r, g, b, a / 255];
    colors.set(css, color);
    return color;
  };
  const over = (top: readonly number[], alpha: number, below: readonly number[]) =>
    below.map((part, i) => (top[i] ?? 0) * alpha + part * (1 - alpha));
  const luminance = (color: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratioOf = (one: readonly number[], other: readonly number[]) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const withAncestors = (element: Element): Element[] => {
    const line = [element];
    for (let at = element.parentElement; at; at = at.parentElement) line.push(at);
    return line;
  };
  /** The color under the text of an element; null where a picture lies there. */
  const backdropOf = (line: readonly Element[]): readonly number[] | null => {
    const layers: (readonly number[])[] = [];
    for (const each of line) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage !== 'none') return null;
      const color = colorOf(backgroundColor);
      if (color[3]) layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reduceRight<readonly number[]>(
      (below, layer) => over(layer, layer[3] ?? 1, below),
      colorOf(getComputedStyle(document.documentElement).backgroundColor)[3]
        ? colorOf(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3)
        : [255, 255, 255],
    );
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const nameOf = (element: Element, text: string) =>
    `<${element.tagName.toLowerCase()}> ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}`;

  const smallText: string[] = [];
  const lowContrast: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    // Text for screen readers alone has a box of one pixel.
    const box = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (box.width <= 1 && box.height <= 1)) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    if (element instanceof SVGElement) continue;
    if (size < SMALLEST_TEXT) smallText.push(`${nameOf(element, text)}: ${size} px`);
    if (element.closest(':disabled, [aria-disabled=true], option')) continue;
    const line = withAncestors(element);
    const below = backdropOf(line);
    if (!below) continue;
    const opacity = line.reduce((all, each) => all * Number(getComputedStyle(each).opacity), 1);
    const color = colorOf(style.color);
    const ratio = ratioOf(over(color, (color[3] ?? 1) * opacity, below), below);
    // A mark such as ▼ is a picture.
    const isMark = !/[\p{L}\p{N}\p{Sc}%]/u.test(text);
    const isBold = Number(style.fontWeight) >= BOLD;
    const isLarge = isMark || size >= LARGE_PX || (isBold && size >= LARGE_BOLD_PX);
    if (ratio < (isLarge ? AA_LARGE : AA))
      lowContrast.push(`${nameOf(element, text)}: ${ratio.toFixed(2)}`);
  }

  /** The area that answers a press: a control's label, and what its pseudo-elements add. */
  const areaOf = (control: Element): readonly [width: number, height: number] => {
    const pressed = control.matches('[type=checkbox], [type=radio], [type=file]')
      ? (control.closest('label') ?? control)
      : control;
    const box = pressed.getBoundingClientRect();
    let [width, height] = [box.width, box.height];
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(pressed, pseudo);
      if (style.content === 'none' || style.position !== 'absolute') continue;
      width = Math.max(width, Number.parseFloat(style.width) || 0);
      height = Math.max(height, Number.parseFloat(style.height) || 0);
    }
    // The border of the frame that it fills belongs to it.
    const frame = pressed.parentElement?.getBoundingClientRect().height ?? 0;
    if (frame - height <= FRAME_BORDERS) height = Math.max(height, frame);
    return [width, height];
  };
  const isInSentence = (control: Element) => {
    if (!control.matches('a, button') || getComputedStyle(control).display !== 'inline')
      return false;
    const own = control.textContent?.trim().length ?? 0;
    return (control.parentElement?.textContent?.trim().length ?? 0) > own;
  };
  const smallTargets: string[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!isShown(control) || control.matches(':disabled, .sr-only, .sr-only *')) continue;
    if (isInSentence(control)) continue;
    const [width, height] = areaOf(control);
    if (width <= 1 || height <= 1) continue;
    if (Math.round(height) >= TARGET_HEIGHT && Math.round(width) >= TARGET_WIDTH) continue;
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    smallTargets.push(`${nameOf(control, words)}: ${Math.round(width)} × ${Math.round(height)}`);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  return { smallText, lowContrast, smallTargets, sideways: scrollWidth - clientWidth };
}
