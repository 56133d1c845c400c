import { HEAT_SCALE, heatFill } from '../../../../charts/heat-geometry.ts';

/** The tints of a heat map from the least profit to the greatest. */
export function HeatScale({
  least,
  greatest,
}: {
  readonly least: string;
  readonly greatest: string;
}) {
  return (
    <p className="flex items-center gap-0.5 text-11 text-ink-3 tabular-nums">
      <span className="mr-1">{least}</span>
      {HEAT_SCALE.map((step) => (
        <i
          key={step}
          className="h-2.5 w-3.5 rounded-[2px] sm:w-5.5"
          style={{ background: heatFill(step) }}
        />
      ))}
      <span className="ml-1">{greatest}</span>
    </p>
  );
}
