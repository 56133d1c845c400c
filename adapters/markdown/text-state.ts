import type { BlockFault, RenderedHeading, RenderOptions } from '@toolyard/core/content';
import type { Env } from 'markdown-it';

/** What the rules know of the text that is being rendered, and what they find in it. */
export interface TextState extends RenderOptions {
  readonly headings: RenderedHeading[];
  /** Addresses of links and pictures, as they were written. */
  readonly addresses: string[];
  /** Labels that have a footnote. A set carries any label, `__proto__` too. */
  readonly footnoteLabels: Set<string>;
  /** What is wrong with lines that have the form of a block, by line. A line is looked at several times. */
  readonly faults: Map<number, BlockFault>;
  /** How many blocks the text has of each name. */
  readonly blocks: Map<string, number>;
  /** Characters of code that can still get colors. */
  colorableCode: number;
}

/** Characters of code of one text that get colors, which takes longer than all the rest of it. */
const COLORABLE_CODE = 30_000;

const KEY = Symbol('text state');

/** The environment of one call of the parser. */
export const environment = (options: RenderOptions): Env => ({
  [KEY]: {
    ...options,
    headings: [],
    addresses: [],
    footnoteLabels: new Set(),
    faults: new Map(),
    blocks: new Map(),
    colorableCode: COLORABLE_CODE,
  } satisfies TextState,
});

export function stateOf(env: Env | undefined): TextState {
  const state = env?.[KEY];
  if (!state) throw new Error('The environment of a text is missing');
  return state as TextState;
}
