import type { Bound, DecimalType, FloatType, Range, WholeType } from '../../model/field-type.ts';
import type { Random } from './random.ts';
import { rangeByName } from './text-by-name.ts';
import type { ValuePlace } from './value-place.ts';

/** The digits of a whole number that fits its type and its place. */
export function wholeDigits(type: WholeType, place: ValuePlace, random: Random): string {
  const bits = type.bits ?? 53;
  const widest = 2 ** Math.min(bits - (type.unsigned ? 0 : 1), 53) - 1;
  const limits = [type.unsigned ? 0 : -widest, widest] as const;
  return digitsWithin(type.range, place, 0, limits, random);
}

/** The digits of a decimal number that fits its type and its place. */
export function decimalDigits(type: DecimalType, place: ValuePlace, random: Random): string {
  const scale = type.precision === null ? (type.scale ?? 2) : (type.scale ?? 0);
  const widest = type.precision === null ? 1e12 : 10 ** (type.precision - scale) - 10 ** -scale;
  const limits = [type.unsigned ? 0 : -widest, widest] as const;
  return digitsWithin(type.range, place, Math.max(0, Math.min(scale, 4)), limits, random);
}

/** The digits of a number that fits its type and its place. */
export const floatDigits = ({ range }: FloatType, place: ValuePlace, random: Random): string =>
  digitsWithin(range, place, 2, [-Infinity, Infinity], random);

/** A number between all limits; where nothing else is said, the usual one of its name. */
function digitsWithin(
  range: Range,
  place: ValuePlace,
  places: number,
  [lowest, highest]: readonly [number, number],
  random: Random,
): string {
  const unit = 10 ** -places;
  const bound = (limit: Bound | null, sign: 1 | -1): number | null =>
    limit && Number(limit.value) + (limit.exclusive ? sign * unit : 0);
  const least = Math.max(lowest, bound(range.least, 1) ?? -Infinity, place.hint.least ?? -Infinity);
  const most = Math.min(highest, bound(range.most, -1) ?? Infinity, place.hint.most ?? Infinity);
  const step = Math.max(Number(range.multipleOf ?? unit), unit);
  const [from, to] = usualRange(place, least, most);
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  const picked =
    place.unique && place.row + place.attempt < last - first + 1
      ? first + place.row + place.attempt
      : random.whole(Math.min(first, last), Math.max(first, last));
  const digits = (picked * step).toFixed(Math.max(places, decimalsOf(range.multipleOf)));
  return digits === '-0' ? '0' : digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

function usualRange(
  { field, unique }: ValuePlace,
  least: number,
  most: number,
): readonly [number, number] {
  const [low, high] = unique ? [1, 9_000_000] : rangeByName(field);
  const from = Math.max(low, least);
  const to = Math.min(high, most);
  if (from <= to) return [from, to];
  if (least > most) return [least, least];
  return least > high
    ? [least, Math.min(most, least + 1000)]
    : [Math.max(least, most - 1000), most];
}

const decimalsOf = (digits: string | null): number =>
  digits === null ? 0 : (digits.split('.')[1]?.length ?? 0);
