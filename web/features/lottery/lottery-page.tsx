import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { ComingBadge } from '../../ui/coming-badge.tsx';
import { EventList } from './event-list.tsx';
import { LotteryFrame } from './lottery-frame.tsx';

/** /lottery: every event, what is open first. */
export function LotteryPage() {
  const t = useText();
  usePage(t('lottery.title'));
  return (
    <LotteryFrame>
      <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
        {t('lottery.title')}
      </h1>
      <p className="mt-2 max-w-180 text-16 text-ink-2">{t('lottery.intro')}</p>
      <p className="mt-3 mb-6 flex max-w-180 flex-wrap items-start gap-x-2.5 gap-y-1.5 sm:flex-nowrap">
        <ComingBadge />
        <span>{t('lottery.organise')}</span>
      </p>
      <EventList />
    </LotteryFrame>
  );
}
