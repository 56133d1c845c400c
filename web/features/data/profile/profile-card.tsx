import type { Cell, Column, ColumnProfile, Condition, SqlText } from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { count } from '../../../ui/format.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useProfile } from './use-profile.ts';

interface Props {
  readonly engine: DataEngine;
  readonly column: Column;
  readonly select: SqlText;
  /** Keeps the rows of a value or of a part of the range. */
  readonly onFilter: (condition: Condition) => void;
  readonly onClose: () => void;
}

/** What is in a column: its counts, its figures, and its values or the parts of its range, each of which filters. */
export function ProfileCard({ engine, column, select, onFilter, onClose }: Props) {
  const t = useText();
  const profile = useProfile(engine, column, select);
  return (
    <Card label={t('data.profile', { column: column.name })}>
      <CardHead
        title={t('data.profile', { column: column.name })}
        controls={
          <Button size="sm" onClick={onClose}>
            {t('data.close')}
          </Button>
        }
      />
      {profile === null ? (
        <SkeletonBlock label={t('data.profiling')} className="p-4">
          <Skeleton className="h-32 w-full" />
        </SkeletonBlock>
      ) : (
        <div className="grid gap-6 p-4 md:grid-cols-2">
          <Figures profile={profile} />
          <Values profile={profile} onFilter={onFilter} />
        </div>
      )}
    </Card>
  );
}

function Figures({ profile }: { readonly profile: ColumnProfile }) {
  const t = useText();
  const language = useLanguage();
  const shown = (value: Cell) =>
    typeof value === 'boolean' ? t(value ? 'data.yes' : 'data.no') : (value ?? t('data.missing'));
  const facts: readonly (readonly [string, string])[] = [
    [t('data.rows'), count(profile.rows)],
    [t('data.missing'), count(profile.missing)],
    [t('data.distinct'), count(profile.distinct)],
    [t('data.least'), shown(profile.least)],
    [t('data.greatest'), shown(profile.greatest)],
    ...profile.figures.map(({ label, value }) => [textIn(label, language), shown(value)] as const),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 self-start">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Bar {
  readonly label: string;
  readonly rows: number;
  readonly condition: Condition;
}

interface ValuesProps {
  readonly profile: ColumnProfile;
  readonly onFilter: (condition: Condition) => void;
}

/** The parts of the range of numbers and times, else the values with the most rows. */
function Values({ profile, onFilter }: ValuesProps) {
  const t = useText();
  const bars: readonly Bar[] =
    profile.bins.length > 0
      ? profile.bins.map((bin) => ({
          ...bin,
          label: t('data.range', { from: bin.from, to: bin.to }),
        }))
      : profile.top.map((top) => ({ ...top, label: String(top.value) }));
  const most = Math.max(1, ...bars.map(({ rows }) => rows));
  const { other } = profile;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <ul className="max-h-80 overflow-y-auto">
        {bars.map(({ label, rows, condition }) => (
          <li key={label}>
            <button
              type="button"
              title={t('data.keepOnly', { value: label })}
              onClick={() => onFilter(condition)}
              className="relative flex w-full items-center gap-3 rounded-1 px-2 py-1 text-left hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className="absolute inset-y-0.5 left-0 rounded-1 bg-accent-tint"
                style={{ width: `${(100 * rows) / most}%` }}
              />
              <span className="relative min-w-0 flex-1 truncate">{label}</span>
              <span className="relative tabular-nums">{count(rows)}</span>
            </button>
          </li>
        ))}
      </ul>
      {profile.bins.length === 0 && other.values > 0 && (
        <p className="px-2 text-ink-2">
          {t('data.other', {
            values: other.values,
            count: count(other.values),
            rows: count(other.rows),
          })}
        </p>
      )}
    </div>
  );
}
