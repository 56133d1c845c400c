import { clsx } from 'clsx';
import type { LotteryEventResponse } from '../../api/generated.ts';
import { useWidth } from '../../charts/use-width.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { shortDay, utcTime } from '../../ui/format-date.ts';
import { rulerGeometry } from './ruler-geometry.ts';
import { RulerMark } from './ruler-mark.tsx';

const LINE = 34;
const FROZEN: readonly string[] = ['frozen', 'drawn', 'settled'];
const USUAL_WIDTH = 1100;

interface Props {
  readonly event: LotteryEventResponse;
  readonly at: number;
}

/** The life of a draw: open days to scale, then the stretch to the draw. */
export function EventRuler({ event, at }: Props) {
  const t = useText();
  const language = useLanguage();
  const [ref, width] = useWidth<HTMLDivElement>(USUAL_WIDTH);
  const [opensAt, closesAt] = [Date.parse(event.startDate), Date.parse(event.endDate)];
  const life = rulerGeometry({ opensAt, closesAt, at }, width);
  const { narrow, opens, closes, draw } = life;
  const [opened, closed] = [at >= opensAt, at >= closesAt];
  const when = (date: string) => (narrow ? shortDay(date, language) : utcTime(date, language));
  const said = {
    opens: utcTime(event.startDate, language),
    closes: utcTime(event.endDate, language),
    draw: utcTime(event.drawDate, language),
  };
  const isFrozen = FROZEN.includes(event.phase);
  const isDone = event.resultDate !== null;
  return (
    <div ref={ref} className="overflow-hidden">
      <svg width={width} height="76" role="img" aria-label={t('lottery.life', said)}>
        <path d={`M${opens} ${LINE}H${closes}`} className="stroke-line-2" />
        <path d={`M${closes} ${LINE}H${draw}`} className="stroke-ink-4" strokeDasharray="2 4" />
        {life.ticks.map(({ x, long }) => (
          <path
            key={x}
            d={`M${x} ${LINE}v${long ? 9 : 5}`}
            className={long ? 'stroke-ink-4' : 'stroke-line-2'}
          />
        ))}
        <path
          d={`M${opens} ${LINE}H${life.now}`}
          strokeWidth="3"
          className={clsx(closed ? 'stroke-ink-4' : 'stroke-accent')}
        />
        <RulerMark
          x={opens}
          anchor="start"
          passed={opened}
          over={closed}
          title={t(opened ? 'lottery.opened' : 'lottery.opens')}
          text={when(event.startDate)}
        />
        <RulerMark
          x={closes}
          passed={closed}
          over={closed}
          title={t(closed ? 'lottery.closed' : 'lottery.closes')}
          text={when(event.endDate)}
        />
        {!narrow && (
          <RulerMark
            // This stretch is not to scale; the text of the draw needs more room than half of it.
            x={closes + 0.4 * (draw - closes)}
            passed={isFrozen}
            over={closed}
            title={t(isFrozen ? 'lottery.frozenDone' : 'lottery.frozen')}
            text={t('lottery.frozenWhen')}
          />
        )}
        <RulerMark
          x={draw}
          anchor="end"
          passed={isDone}
          over={closed}
          title={t(isDone ? 'lottery.drawn' : 'lottery.draw')}
          text={when(event.drawDate)}
        />
      </svg>
    </div>
  );
}
