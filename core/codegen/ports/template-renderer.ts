import type { Texts } from '../../shared/index.ts';

/** What is wrong with a template. */
export interface TemplateFault {
  /** Null where the place is not known. */
  readonly place: TemplatePlace | null;
  readonly texts: Texts;
}

/** A place in a template; line and column count from 1. */
export interface TemplatePlace {
  readonly line: number;
  readonly column: number;
}

export type TemplateText = { readonly text: string } | { readonly fault: TemplateFault };

/** Fills templates with data. A template can read the data and nothing else. */
export interface TemplateRenderer {
  render(template: string, data: object): TemplateText;
}
