import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What is wrong, and with which field. */
export interface FieldFault<Values extends FieldValues> {
  readonly at: Path<Values>;
  readonly text: string;
}

/**
 * The fault of a form. Each takes the focus to its field, once that can be typed in again; what stands in the fields
 * of `selected` is selected then.
 */
export function useFieldFault<Values extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Values>, 'setFocus'>,
  busy: boolean,
  selected?: (at: Path<Values>) => boolean,
) {
  const [fault, setFault] = useState<FieldFault<Values> | null>(null);
  const shouldSelect = fault !== null && (selected?.(fault.at) ?? false);
  useEffect(() => {
    if (fault && !busy) setFocus(fault.at, { shouldSelect });
  }, [fault, busy, setFocus, shouldSelect]);
  return [fault, setFault] as const;
}
