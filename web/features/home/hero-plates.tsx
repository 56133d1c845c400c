import Check from 'lucide-react/icons/check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useText } from '../../i18n/use-text.ts';

const PLATE =
  'rounded-3 border border-line bg-surface md:absolute md:border-transparent md:shadow-pop';

const PROOF = [
  ['home.drawEntries', '3b90b25a…3da66'],
  ['home.drawBeacon', 'fc1873a1…b3587'],
  ['home.drawSeed', '105fc48d…257cc'],
  ['home.drawWinners', null],
] as const;

/** A draw whose proof was followed, with a published test vector. */
export function DrawPlate() {
  const t = useText();
  return (
    <div className={`${PLATE} text-12 max-md:mt-3 md:-bottom-5 md:-left-5 md:w-72`}>
      <p className="flex items-center gap-2 border-b border-line px-3 py-2.5 text-13">
        <ShieldCheck size={16} strokeWidth={1.75} className="text-ok" />
        <strong className="font-semibold">{t('home.drawVerified')}</strong>
        <span className="figures ml-auto text-11 text-ink-3">0.09 s</span>
      </p>
      <ul className="px-3 pt-1.5 pb-2">
        {PROOF.map(([text, hash]) => (
          <li key={text} className="flex h-6.5 items-center gap-2">
            <span className="grid size-3.5 place-items-center rounded-full bg-ok-tint text-ok">
              <Check size={9} strokeWidth={3.5} />
            </span>
            {t(text)}
            <span className="ml-auto font-mono text-11 text-ink-3">
              {hash ?? t('home.drawMatch')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const BARS = [2, 4, 7, 13, 20, 30, 37, 42, 40, 33, 26, 18, 12, 8, 5, 4];

/** A column of a table, as the data tool sums it up. */
export function ColumnPlate() {
  const t = useText();
  return (
    <div
      className={`${PLATE} px-3 pt-2.5 pb-2 text-11 text-ink-3 max-md:hidden md:right-4 md:bottom-3.5 md:w-[202px]`}
    >
      <p className="figures flex justify-between">
        <strong className="text-12 font-semibold text-ink">order_total</strong>
        {t('home.columnRows')}
      </p>
      <svg viewBox="0 0 176 44" className="mt-2 mb-1 w-full">
        {BARS.map((height, i) => (
          <rect key={i} x={i * 11} y={44 - height} width="10" height={height} className="fill-c3" />
        ))}
      </svg>
      <p className="figures flex justify-between">
        <span>{t('home.columnEmpty')}</span>
        <span>{t('home.columnMean')}</span>
      </p>
    </div>
  );
}
