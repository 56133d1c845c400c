import { p } from '@mikro-orm/core';
import type { Money } from '@toolyard/core/shared';

/** An instant to the millisecond, in UTC. */
export const instant = () => p.datetime().columnType('timestamptz(3)');

/** Money in 1e-4 dollar. */
export const money = () => p.bigint('number').$type<Money>();

export const isOneOf = (column: string, choices: readonly string[]): string =>
  `"${column}" in (${choices.map((choice) => `'${choice}'`).join(', ')})`;

export const isWithin = (column: string, least: number, most: number): string =>
  `"${column}" >= ${least} and "${column}" <= ${most}`;

export const isLongWithin = (column: string, least: number, most: number): string =>
  `char_length("${column}") >= ${least} and char_length("${column}") <= ${most}`;

/** Options have a type, a strike and an expiry; stocks have none of them. */
export const OPTION_OR_STOCK =
  `("kind" = 'option' and "option_type" is not null and coalesce("strike", 0) > 0 and "expiry" is not null)` +
  ` or ("kind" = 'stock' and "option_type" is null and "strike" is null and "expiry" is null and "multiplier" = 1)`;

/** Only contracts deliver something. */
export const DELIVERED_BY_OPTIONS = `"deliverable" is null or "kind" = 'option'`;

/** A JSON object with one text per language, each at most `most` characters long. */
export const isTextsWithin = (column: string, most: number): string =>
  ['en', 'zh-CN']
    .map((language) => `char_length("${column}" ->> '${language}')`)
    .map((length) => `coalesce(${length}, 0) >= 1 and coalesce(${length}, 0) <= ${most}`)
    .join(' and ');
