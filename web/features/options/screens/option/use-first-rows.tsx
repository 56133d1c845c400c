import { useState, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';

const FIRST = 5;

/** The first five rows of a table, and the foot that brings all of them; null where there are no more. */
export function useFirstRows<Row>(rows: readonly Row[]): {
  readonly shown: readonly Row[];
  readonly more: ReactNode;
} {
  const t = useText();
  const [all, setAll] = useState(false);
  return {
    shown: all ? rows : rows.slice(0, FIRST),
    more: rows.length > FIRST && (
      <div className="flex h-10 items-center border-t border-line px-2">
        <Button size="sm" look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('option.fewer') : t('option.all', { count: rows.length })}
        </Button>
      </div>
    ),
  };
}
