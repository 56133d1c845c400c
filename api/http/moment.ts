import { applyDecorators } from '@nestjs/common';
import type { Instant } from '@toolyard/core/shared';
import { IsISO8601, IsOptional, Matches } from 'class-validator';

/** A moment of UTC, or a day. */
export const MOMENT = /^(19|20)\d\d-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/;
const DAY = 86_400_000;

/** A moment or a day that may be left out. */
export const IsMoment = () =>
  applyDecorators(IsOptional(), Matches(MOMENT), IsISO8601({ strict: true }));

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** From the first moment on, and before the second; a day ends with its last moment. */
export const momentsOf = ({ from, to }: Range): { from: Instant | null; to: Instant | null } => ({
  from: from === undefined ? null : Date.parse(from),
  to: to === undefined ? null : Date.parse(to) + (to.includes('T') ? 0 : DAY),
});
