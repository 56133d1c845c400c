import type { StepOf } from '../step.ts';
import { changeType } from './change-type.ts';
import { chooseColumns } from './choose-columns.ts';
import { compute } from './compute.ts';
import { dropMissing } from './drop-missing.ts';
import { filter } from './filter.ts';
import { group } from './group.ts';
import { join } from './join.ts';
import { pivot } from './pivot.ts';
import { rename } from './rename.ts';
import { sample } from './sample.ts';
import { search } from './search.ts';
import { sort } from './sort.ts';
import { ownSql } from './sql.ts';
import { union } from './union.ts';

/** All kinds of steps, in the order of the menu. */
export const STEP_KINDS = [
  filter,
  search,
  sort,
  group,
  pivot,
  compute,
  chooseColumns,
  rename,
  changeType,
  dropMissing,
  sample,
  join,
  union,
  ownSql,
] as const;

export type Step = StepOf<(typeof STEP_KINDS)[number]>;
export type StepKindName = Step['kind'];
