/** What Chromium spends in scripts while something is dragged or scrolled, read from a trace of it. */

const CATEGORIES = ['devtools.timeline', 'v8.execute', 'disabled-by-default-devtools.timeline'];

/** Tasks of the page that run scripts; what lies within one of them is counted once. */
const SCRIPT = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
]);

/** The events of a trace taken while `work` ran, times in microseconds. */
export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = await browser.stopTracing();
  return JSON.parse(trace.toString()).traceEvents;
}

/** Milliseconds that the thread itself worked on it: a machine that did other things meanwhile does not count. */
const worked = ({ tdur, dur }) => (tdur ?? dur) / 1000;

/**
 * Milliseconds of script from each event of this type to the next one, which comes a frame later or more: what a
 * frame of the gesture costs.
 */
export function scriptPerEvent(events, type) {
  const isStart = ({ name, args }) => name === 'EventDispatch' && args?.data?.type === type;
  const first = events.find(isStart);
  if (!first) return [];
  const here = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .filter(({ name }) => SCRIPT.has(name))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const outermost = [];
  let end = -Infinity;
  for (const event of here) {
    if (event.ts < end) continue;
    outermost.push(event);
    end = event.ts + event.dur;
  }
  const starts = here.filter(isStart).map(({ ts }) => ts);
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? from + 100_000;
    return outermost
      .filter(({ ts }) => ts >= from && ts < to)
      .reduce((sum, event) => sum + worked(event), 0);
  });
}

/** The value that a share of them stay at or below. */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
