import type { RenderedHeading, RenderOptions } from '@toolyard/core/content';
import type { Env } from 'markdown-it';

/** What the rules know of the text that is being rendered, and what they find in it. */
export interface TextState extends RenderOptions {
  readonly headings: RenderedHeading[];
  /** Addresses of links and pictures, as they were written. */
  readonly addresses: string[];
  /** Labels that have a footnote. A set carries any label, `__proto__` too. */
  readonly footnoteLabels: Set<string>;
}

const KEY = Symbol('text state');

/** The environment of one call of the parser. */
export const environment = (options: RenderOptions): Env => ({
  [KEY]: { ...options, headings: [], addresses: [], footnoteLabels: new Set() } satisfies TextState,
});

export function stateOf(env: Env | undefined): TextState {
  const state = env?.[KEY];
  if (!state) throw new Error('The environment of a text is missing');
  return state as TextState;
}
