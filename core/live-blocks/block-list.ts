import { blockKinds, type AnyBlockKind } from '../content/index.ts';
import { field } from './blocks/field.ts';
import { payoff } from './blocks/payoff.ts';
import { template } from './blocks/template.ts';

/** All kinds of blocks that an article can have: those of every text, and those that the product computes. */
export const articleBlockKinds = (): readonly AnyBlockKind[] => [
  ...blockKinds(),
  payoff,
  template,
  field,
];
