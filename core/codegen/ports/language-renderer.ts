import type { OutputFile } from '../renderer.ts';

/** Writes types of many languages. */
export interface LanguageRenderer {
  /** The types that a JSON Schema has in its member `types`. A language that cannot say them has a note. */
  render(language: string, schema: string): Promise<readonly OutputFile[]>;
}
