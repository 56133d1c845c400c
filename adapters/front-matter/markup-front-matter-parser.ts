import type { FrontMatterFormat, FrontMatterParser } from '@toolyard/core/content';
import { tomlFields } from './toml-header.ts';
import { yamlFields } from './yaml-header.ts';

/** Front matter by the packages yaml, which reads JSON too, and smol-toml: see docs/adr/0042. */
export class MarkupFrontMatterParser implements FrontMatterParser {
  parse(header: string, format: FrontMatterFormat, textFields: readonly string[]) {
    return format === 'toml' ? tomlFields(header, textFields) : yamlFields(header, textFields);
  }
}
