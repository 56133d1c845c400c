import type { TextRangeResponse } from '../../../api/generated-content.ts';

interface Props {
  readonly text: string;
  /** In order, none within another. */
  readonly ranges: readonly TextRangeResponse[];
}

/** A text with its matches marked. */
export function Highlighted({ text, ranges }: Props) {
  const last = ranges.at(-1)?.end ?? 0;
  return (
    <>
      {ranges.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(ranges[at - 1]?.end ?? 0, start)}
          <mark className="rounded-1 bg-warn-tint text-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(last)}
    </>
  );
}
