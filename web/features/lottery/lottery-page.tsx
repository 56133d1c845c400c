import { useSearchParams } from 'react-router-dom';
import { EVENT_STATUSES, type EventStatus } from '@toolyard/core/lottery';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EventList } from './event-list.tsx';
import { LotteryFrame, PageHead } from './lottery-frame.tsx';
import { Notices } from './notices.tsx';

const statusIn = (params: URLSearchParams): EventStatus | null =>
  EVENT_STATUSES.find((status) => status === params.get('status')) ?? null;

/** /lottery: every event, what is open first; the filter stands in the address. */
export function LotteryPage() {
  const t = useText();
  usePage(t('lottery.title'));
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const status = statusIn(params);
  return (
    <LotteryFrame>
      <PageHead title={t('lottery.title')} intro={t('lottery.intro')} />
      <Notices />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Segments
          label={t('lottery.filter')}
          value={status ?? 'all'}
          onChange={(next) => setParams(next === 'all' ? {} : { status: next }, { replace: true })}
          segments={[
            { value: 'all', label: t('lottery.all') },
            ...EVENT_STATUSES.map((each) => ({ value: each, label: t(`lottery.status.${each}`) })),
          ]}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          {user && <ButtonLink to={paths.lotteryEntries}>{t('lottery.mine')}</ButtonLink>}
          <ButtonLink look="primary" to={paths.newLotteryEvent}>
            {t('lottery.create')}
          </ButtonLink>
        </div>
      </div>
      <EventList key={status} status={status} />
    </LotteryFrame>
  );
}
