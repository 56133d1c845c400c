import type { Parameter } from '../shared/index.ts';
import type { BlockKind } from './block.ts';
import { codeSample } from './blocks/code-sample.ts';
import { figure } from './blocks/figure.ts';
import { notice } from './blocks/notice.ts';
import { steps } from './blocks/steps.ts';

/** All kinds of blocks, in the order of the menu. */
export const BLOCK_KINDS = [notice, figure, codeSample, steps] as const;

/** A kind of block whose parameters are not known to the compiler. */
export type AnyBlockKind = BlockKind<string, Readonly<Record<string, Parameter<unknown>>>>;

/** The same kinds, for those who treat all of them alike: a renderer, a menu. */
export const blockKinds = (): readonly AnyBlockKind[] => BLOCK_KINDS;
