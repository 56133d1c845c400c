import { DIRECTIONS, type Direction } from '@toolyard/core/options/templates';

export const isDirection = (key: string): key is Direction =>
  DIRECTIONS.some((direction) => direction === key);
