import { useText } from '../../i18n/use-text.ts';

/** Ticks down the edge: one each 24 px, a longer one each fifth. */
const EDGE = {
  background:
    'repeating-linear-gradient(0deg, var(--ink-4) 0 1px, transparent 1px 120px) 0 0 / 14px 100% no-repeat, repeating-linear-gradient(0deg, var(--line-2) 0 1px, transparent 1px 24px) 0 0 / 7px 100% no-repeat',
};

/** The mark on its blueprint, with its measures. */
export function MeasuredMark() {
  const t = useText();
  return (
    <aside
      aria-hidden="true"
      className="blueprint relative flex flex-col items-center justify-center overflow-hidden border-l border-line max-lg:hidden"
    >
      <span className="absolute inset-y-0 left-0 w-3.5" style={EDGE} />
      <svg width="460" height="400" viewBox="-86 -56 460 400" className="max-w-full">
        <g className="stroke-ink-4" fill="none">
          <path d="M18 -24H270M18 -30v12M270 -30v12M-24 18V270M-30 18h12M-30 270h12M306 72V180M300 72h12M300 180h12" />
          <path d="M144 -10V330" strokeDasharray="8 3 2 3" className="stroke-accent" />
        </g>
        <path className="fill-ink" d="M18 18h252v54H180v108H108V72H18z" />
        <path className="fill-accent-solid" d="M18 216h252v54H18z" />
        <g className="fill-ink-3 font-mono text-11 font-medium">
          <text x="144" y="-34" textAnchor="middle">
            14
          </text>
          <text x="-40" y="148" textAnchor="middle">
            14
          </text>
          <text x="318" y="130">
            6
          </text>
        </g>
      </svg>
      <p className="max-w-[460px] px-8 text-center text-[15px] font-medium tracking-[.06em] text-balance text-ink">
        {t('shell.motto')}
      </p>
    </aside>
  );
}
