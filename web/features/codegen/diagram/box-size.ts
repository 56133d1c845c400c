import type { Entity } from '@toolyard/core/codegen';

export const BOX_WIDTH = 240;
export const HEAD_HEIGHT = 32;
export const ROW_HEIGHT = 22;
/** Fields of a box; of more, the number is said. */
export const MOST_ROWS = 12;

export const heightOf = ({ fields }: Entity): number =>
  HEAD_HEIGHT + Math.min(fields.length, MOST_ROWS + 1) * ROW_HEIGHT + 6;
