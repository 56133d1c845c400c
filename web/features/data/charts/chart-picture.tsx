import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchTokens } from '../../../charts/time-series-tokens.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { chartTokensOf, type ChartTokens } from './chart-tokens.ts';
import type { RenderedChart } from './chart-drawing.ts';
import { loadDrawing } from './load-drawing.ts';
import type { Picture } from './picture.ts';

interface Props {
  /** The chart in words. */
  readonly label: string;
  readonly draw: (tokens: ChartTokens) => Picture;
  readonly onPress: (row: number) => void;
}

/** A drawing as wide as its box, in the colors of the theme, once its library has come. */
export function ChartPicture({ label, draw, onPress }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<RenderedChart | null>(null);
  const [phase, setPhase] = useState<'loading' | 'failed' | 'rendered'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState(320);
  const press = useEffectEvent(onPress);

  const show = useEffectEvent(() => {
    const element = box.current;
    if (!element || !chart.current) return;
    const picture = draw(chartTokensOf(element));
    setHeight(picture.height);
    chart.current.resize(element.clientWidth || 640, picture.height);
    chart.current.show(picture.option);
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let gone = false;
    let unwatch = () => {};
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => show());
    loadDrawing().then(
      ({ drawChart }) => {
        if (gone) return;
        chart.current = drawChart(element, element.clientWidth || 640, 320, (row) => press(row));
        setPhase('rendered');
        observer?.observe(element);
        unwatch = watchTokens(element, () => show());
        show();
      },
      () => {
        if (!gone) setPhase('failed');
      },
    );
    return () => {
      gone = true;
      observer?.disconnect();
      unwatch();
      chart.current?.remove();
      chart.current = null;
    };
  }, [attempt]);

  useEffect(() => show(), [draw]);

  return (
    <>
      {phase === 'loading' && (
        <SkeletonBlock label={t('data.chart.drawing')}>
          <Skeleton className="h-80 w-full" />
        </SkeletonBlock>
      )}
      {phase === 'failed' && (
        <ErrorBox
          title={t('data.chart.notLoaded')}
          actions={
            <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
              {t('data.retry')}
            </Button>
          }
        />
      )}
      <div
        ref={box}
        role="img"
        aria-label={label}
        style={{ height: phase === 'rendered' ? height : 0 }}
        className="min-w-0 overflow-hidden"
      />
    </>
  );
}
