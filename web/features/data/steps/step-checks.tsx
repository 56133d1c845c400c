import { useEffect, useEffectEvent, useState } from 'react';
import { stepChecks, type Recipe } from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { count } from '../../../ui/format.ts';

interface Props {
  readonly engine: DataEngine;
  readonly recipe: Recipe;
  /** Id of the step. */
  readonly step: string;
}

/** What somebody should know of a step, such as how many rows have no match. Nothing where there is nothing to say. */
export function StepChecks({ engine, recipe, step }: Props) {
  const t = useText();
  const language = useLanguage();
  const checks = stepChecks(recipe, step);
  const queries = checks.map(({ query }) => query).join('\n');
  const [known, setKnown] = useState<{
    readonly of: string;
    readonly counts: readonly number[];
  } | null>(null);
  const read = useEffectEvent((signal: AbortSignal) =>
    Promise.all(checks.map(({ query }) => engine.query(query, signal))),
  );
  // A change of other steps leaves the queries as they are, and asks nothing again.
  useEffect(() => {
    if (queries === '') return undefined;
    const control = new AbortController();
    read(control.signal).then(
      (results) =>
        setKnown({ of: queries, counts: results.map(({ rows }) => Number(rows[0]?.[0])) }),
      // A statement that the engine refuses has said so already.
      () => undefined,
    );
    return () => control.abort();
  }, [queries]);
  if (queries === '' || known?.of !== queries) return null;
  return (
    <span className="block text-12 text-ink-2 tabular-nums">
      {checks
        .map(({ label }, at) =>
          t('data.check', {
            what: textIn(label, language),
            count: count(known.counts[at] ?? null),
          }),
        )
        .join(' · ')}
    </span>
  );
}
