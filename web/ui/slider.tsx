import { Slider as Radix } from 'radix-ui';

interface Props {
  /** One name a thumb. */
  readonly labels: readonly string[];
  /** One value a thumb, ascending. */
  readonly values: readonly number[];
  readonly texts: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly disabled?: boolean;
  /** Values that the track points out. */
  readonly marks?: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
}

/** A track with one thumb or two, for pointer and keys; two are kept apart by a step. */
export function Slider(props: Props) {
  const { labels, values, texts, min, max, step, disabled, marks = [], onChange } = props;
  return (
    <Radix.Root
      value={[...values]}
      min={min}
      max={max}
      step={step}
      minStepsBetweenThumbs={1}
      disabled={disabled}
      onValueChange={onChange}
      className="relative flex h-6 w-full cursor-pointer touch-none items-center select-none data-disabled:cursor-not-allowed pointer-coarse:h-11"
    >
      <Radix.Track className="relative h-0.5 w-full rounded-full bg-line-2">
        {values.length > 1 && <Radix.Range className="absolute h-full bg-accent-solid" />}
        {marks.map((mark) => (
          <i
            key={mark}
            className="absolute -top-1.5 h-3.5 w-0.5 bg-hot"
            style={{ left: `${(100 * (mark - min)) / (max - min)}%` }}
          />
        ))}
      </Radix.Track>
      {values.map((_, i) => (
        <Radix.Thumb
          key={labels[i]}
          aria-label={labels[i]}
          aria-valuetext={texts[i]}
          className="touch-area block size-4 rounded-full border-2 border-accent-solid bg-surface data-disabled:border-ink-4"
        />
      ))}
    </Radix.Root>
  );
}
