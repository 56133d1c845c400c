import type { FieldType } from '../model/field-type.ts';

/** What happens to values where a type changes: all stay; some may stop the change; some are rounded or cut. */
export type Fit = 'stays' | 'may stop' | 'is cut';

const digitsOf = (type: FieldType): number => {
  if (type.kind === 'whole') return type.bits === null ? 1_000 : Math.ceil(type.bits * 0.30103);
  if (type.kind === 'decimal')
    return type.precision === null ? 1_000 : type.precision - (type.scale ?? 0);
  return 1_000;
};

const scaleOf = (type: FieldType): number =>
  type.kind === 'decimal' ? (type.precision === null ? 1_000 : (type.scale ?? 0)) : 0;

function wholeFit(before: FieldType, after: FieldType): Fit {
  if (before.kind !== 'whole' || after.kind !== 'whole') return 'may stop';
  if (before.unsigned !== after.unsigned) {
    const isWider = !after.unsigned && (after.bits ?? 128) > (before.bits ?? 128);
    return isWider ? 'stays' : 'may stop';
  }
  return (after.bits ?? 128) >= (before.bits ?? 128) ? 'stays' : 'may stop';
}

function numberFit(before: FieldType, after: FieldType): Fit {
  if (before.kind === 'whole' && after.kind === 'whole') return wholeFit(before, after);
  if (after.kind === 'float')
    return before.kind === 'float'
      ? after.bits >= before.bits
        ? 'stays'
        : 'is cut'
      : digitsOf(before) + scaleOf(before) <= (after.bits === 64 ? 15 : 6)
        ? 'stays'
        : 'is cut';
  if (before.kind === 'float' || scaleOf(after) < scaleOf(before)) return 'is cut';
  return digitsOf(after) >= digitsOf(before) ? 'stays' : 'may stop';
}

const NUMBERS: readonly FieldType['kind'][] = ['whole', 'decimal', 'float'];

/** Longest text of a value; null if there is no end. */
function textLength(type: FieldType): number | null {
  if (type.kind === 'text') return type.size.most;
  if (type.kind === 'uuid') return 36;
  if (type.kind === 'boolean') return 5;
  if (type.kind === 'date') return 10;
  if (type.kind === 'whole') return digitsOf(type) + 2;
  if (type.kind === 'datetime' || type.kind === 'instant') return 35;
  return type.kind === 'enumeration' ? 63 : null;
}

/** What becomes of the values of one type in another. */
export function fitOf(before: FieldType, after: FieldType): Fit {
  if (NUMBERS.includes(before.kind) && NUMBERS.includes(after.kind))
    return numberFit(before, after);
  if (after.kind === 'text') {
    const { most } = after.size;
    const longest = textLength(before);
    if (before.kind === 'bytes') return 'may stop';
    return most === null || (longest !== null && longest <= most) ? 'stays' : 'may stop';
  }
  const moments: readonly FieldType['kind'][] = ['datetime', 'instant'];
  if (moments.includes(before.kind) && (after.kind === 'date' || after.kind === 'time'))
    return 'is cut';
  if ('precision' in before && 'precision' in after && before.kind === after.kind)
    return (after.precision ?? 6) >= (before.precision ?? 6) ? 'stays' : 'is cut';
  if (before.kind === after.kind) return before.kind === 'enumeration' ? 'may stop' : 'stays';
  if (before.kind === 'date' && moments.includes(after.kind)) return 'stays';
  if (moments.includes(before.kind) && moments.includes(after.kind)) return 'stays';
  return before.kind === 'boolean' && after.kind === 'whole' ? 'stays' : 'may stop';
}
