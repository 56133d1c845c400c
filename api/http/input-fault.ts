import type { DomainError, Texts } from '@toolyard/core/shared';
import { VALIDATION } from './http.errors.ts';

export interface FieldFault {
  readonly field: string;
  readonly texts: Texts;
}

/** Input of the wrong shape, field by field. */
export const inputFault = (...faults: readonly FieldFault[]): DomainError =>
  VALIDATION({
    details: faults.map(({ field, texts }) => ({ field, message: texts.en, texts })),
  });
