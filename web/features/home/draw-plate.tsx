import Check from 'lucide-react/icons/check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import { useReadLastDrawQuery } from '../../api/generated-home.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { count } from '../../ui/format.ts';

/** The last prize draw with its figures; it leads to the page that verifies it. Its place is held while it loads. */
export function DrawPlate() {
  const t = useText();
  const { data } = useReadLastDrawQuery({ 'Accept-Language': useLanguage() });
  const draw = data?.data;
  const rows = draw
    ? ([
        ['home.drawEntries', t('home.drawEntryCount', { entries: count(draw.entries) })],
        ['home.drawRoot', `${draw.root.slice(0, 16)}…`],
        ['home.drawRound', draw.round],
        ['home.drawWinners', draw.winners],
      ] as const)
    : [];
  return (
    <div className="mt-3 min-h-[133px] md:-mb-13 md:-ml-13 md:w-80">
      {draw && (
        <Link
          to={paths.lotteryVerify(draw.eventId)}
          className="block rounded-3 border border-line bg-surface text-12 hover:border-line-2 md:shadow-pop"
        >
          <span className="flex items-center gap-2 border-b border-line px-3 py-2">
            <ShieldCheck size={14} aria-hidden="true" className="flex-none text-ok" />
            <strong className="flex-none font-semibold">{t('home.drawVerified')}</strong>
            <span className="ml-auto min-w-0 truncate text-ink-3">{draw.title}</span>
          </span>
          <span className="grid gap-1.5 px-3 py-2">
            {rows.map(
              ([text, figure]) =>
                figure !== null && (
                  <span key={text} className="flex items-center gap-2">
                    <Check size={14} aria-hidden="true" className="flex-none text-ok" />
                    {t(text)} <span className="figures ml-auto font-mono text-ink-3">{figure}</span>
                  </span>
                ),
            )}
          </span>
        </Link>
      )}
    </div>
  );
}
