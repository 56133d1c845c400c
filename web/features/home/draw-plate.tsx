import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import { useReadLastDrawQuery } from '../../api/generated-home.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { count } from '../../ui/format.ts';

/** The last prize draw with its figures; it leads to the page that verifies it. Its place is kept on a phone. */
export function DrawPlate() {
  const t = useText();
  const { data } = useReadLastDrawQuery({ 'Accept-Language': useLanguage() });
  const draw = data?.data;
  return (
    <div className="max-md:mt-3 max-md:min-h-16 md:absolute md:right-3 md:bottom-2 md:max-w-80">
      {draw && (
        <Link
          to={paths.lotteryVerify(draw.eventId)}
          className="flex min-w-0 items-start gap-2 rounded-3 border border-line bg-surface px-3 py-2 text-12 hover:border-line-2"
        >
          <CircleCheck size={16} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
          <span className="min-w-0">
            <strong className="block font-semibold">{t('home.drawVerified')}</strong>
            <span className="block wrap-anywhere text-ink-2">
              {t('home.drawFacts', {
                title: draw.title,
                entries: count(draw.entries),
                winners: draw.winners,
              })}
            </span>
            <span className="figures block font-mono text-ink-3">{draw.root.slice(0, 16)}…</span>
          </span>
        </Link>
      )}
    </div>
  );
}
