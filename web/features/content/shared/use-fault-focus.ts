import { useEffect, useState, type RefObject } from 'react';

/** Answers a function that moves the focus to the first field with a fault, once the form can be typed in again. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, busy: boolean): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && !busy)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals, busy, form]);
  return () => setRefusals((count) => count + 1);
}
