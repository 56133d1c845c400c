import { useText } from '../../i18n/use-text.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CELLS = [
  { unit: 'lottery.days', every: DAY, of: Infinity },
  { unit: 'lottery.hours', every: HOUR, of: 24 },
  { unit: 'lottery.minutes', every: MINUTE, of: 60 },
  { unit: 'lottery.seconds', every: SECOND, of: 60 },
] as const;

interface Props {
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly milliseconds: number;
}

/** Days, hours, minutes and seconds, in cells that keep their width. */
export function Countdown({ labelledBy, milliseconds }: Props) {
  const t = useText();
  const left = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND);
  return (
    <div
      role="timer"
      aria-live="off"
      aria-labelledby={labelledBy}
      className="grid grid-cols-4 divide-x divide-line overflow-hidden rounded-3 border border-line bg-canvas dark:bg-sunken"
    >
      {CELLS.map(({ unit, every, of }) => {
        const figure = Math.floor(left / every) % of;
        return (
          <div key={unit} className="pt-2.5 pb-2 text-center">
            <span className="figures block text-24 font-semibold">
              {of === Infinity ? figure : String(figure).padStart(2, '0')}
            </span>{' '}
            <span className="block text-12 text-ink-3">{t(unit, { count: figure })}</span>
          </div>
        );
      })}
    </div>
  );
}
