import { memo } from 'react';

interface Props {
  readonly expiry: string;
  readonly day: string | null;
  readonly compared: string | null;
  readonly band: boolean;
}

/** What the lines of the chart are. */
export const PayoffKeys = memo(function PayoffKeys({ expiry, day, compared, band }: Props) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-1 pb-3 text-12 text-ink-2">
      <Key text={expiry} paths={['M0 4h9', 'M9 4h9']} colours={['var(--up)', 'var(--down)']} />
      {day && <Key text={day} paths={['M0 4h18']} colours={['var(--accent)']} />}
      {compared && <Key text={compared} paths={['M0 4h7', 'M11 4h7']} colours={['var(--c2)']} />}
      {band && (
        <span className="inline-flex items-center gap-1.5">
          <i className="inline-block h-2.5 w-3.5 border-x border-dotted border-accent bg-accent-tint" />
          ±1σ
        </span>
      )}
    </figcaption>
  );
});

interface KeyProps {
  readonly text: string;
  readonly paths: readonly string[];
  readonly colours: readonly string[];
}

function Key({ text, paths, colours }: KeyProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="18" height="8" aria-hidden="true">
        {paths.map((path, i) => (
          <path key={path} d={path} strokeWidth="2" style={{ stroke: colours[i] ?? colours[0] }} />
        ))}
      </svg>
      {text}
    </span>
  );
}
