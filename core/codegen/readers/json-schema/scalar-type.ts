import { TEXT, type FieldType } from '../../model/field-type.ts';
import { firstText, patternOf, rangeOf, sizeOf } from './keywords.ts';
import type { SchemaUse } from './schema-set.ts';

/** The type of texts. */
export function textType(uses: readonly SchemaUse[]): FieldType {
  const size = sizeOf(uses, 'minLength', 'maxLength');
  const pattern = patternOf(uses);
  const format = firstText(uses, 'format');
  const isPlain = size.least === null && size.most === null && pattern === null;
  switch (isPlain ? format : null) {
    case 'date':
      return { kind: 'date' };
    case 'date-time':
      return { kind: 'instant', precision: null };
    case 'uuid':
      return { kind: 'uuid' };
    case 'byte':
    case 'binary':
      return { kind: 'bytes', size: { least: null, most: null } };
    default:
      return { ...TEXT, size, pattern, format };
  }
}

/** The type of numbers; `whole` without fraction. */
export function numberType(uses: readonly SchemaUse[], whole: boolean): FieldType {
  const range = rangeOf(uses);
  const format = firstText(uses, 'format');
  if (whole)
    return {
      kind: 'whole',
      bits: format === 'int32' ? 32 : format === 'int64' ? 64 : 53,
      unsigned: false,
      range,
    };
  if (format === 'decimal')
    return { kind: 'decimal', precision: null, scale: null, unsigned: false, range };
  return { kind: 'float', bits: format === 'float' ? 32 : 64, range };
}
