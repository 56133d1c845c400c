import { useContext, useMemo, type ReactNode } from 'react';
import {
  brokenAccountLimits,
  DEFAULT_PERCENT_LIMITS,
  hasPercentLimit,
  STARTING_CAPITAL,
} from '@toolyard/core/options/capital';
import { fromDollars } from '@toolyard/core/shared';
import { useListAllStrategiesQuery } from '../../../../api/all-strategies.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useReadCapitalQuery, useSummariseStrategiesQuery } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { RecordsFailed, RecordsLoading } from '../../shared/records/records-states.tsx';
import { NothingClosed } from '../../shared/records/samples-offer.tsx';
import { LimitsRow } from '../../shared/settings/limits-row.tsx';
import {
  OptionsSettingsContext,
  useOptionsSettings,
} from '../../shared/settings/use-options-settings.ts';
import { VisitorNote } from '../../shared/records/visitor-note.tsx';
import { rowOf } from '../../shared/strategies/overview-row.ts';
import { sampleOverview } from '../../shared/strategies/sample-figures.ts';
import { sampleInput } from '../../shared/strategies/sample-legs.ts';
import { sampleTrades } from '../../shared/strategies/sample-trades.ts';
import { analysisInputOf } from '../../shared/strategies/saved-strategy.ts';
import { useShownName } from '../../shared/strategies/strategy-names.ts';
import { accountView, type AccountView } from './account-view.ts';
import { CapitalFigures } from './capital-figures.tsx';
import { DrawdownCard } from './drawdown-card.tsx';
import { ExposureCard } from './exposure-card.tsx';
import { LedgerCard, SampleLedgerCard } from './ledger-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { SizingCard } from './sizing-card.tsx';
import { useEachSession } from '../../shared/live/use-each-session.ts';
import { usePollWhileOpen } from '../../shared/live/use-market-status.ts';

const A_MINUTE = 60_000;

/** The sample account has the usual limits until the visitor enters some. */
function SampleLimits({ children }: { readonly children: ReactNode }) {
  const known = useContext(OptionsSettingsContext);
  const value = useMemo(
    () =>
      hasPercentLimit(known.settings)
        ? known
        : { ...known, settings: { ...known.settings, ...DEFAULT_PERCENT_LIMITS } },
    [known],
  );
  return <OptionsSettingsContext value={value}>{children}</OptionsSettingsContext>;
}

/** The capital of the account, its limits, and the sizes that follow from them; a visitor sees a sample account. */
export function CapitalPage() {
  const t = useText();
  const { user } = useSession();
  return (
    <div>
      <PageTitle title={t('capital.title')} />
      {user ? (
        <OwnCapital />
      ) : (
        <SampleLimits>
          <SampleCapital />
        </SampleLimits>
      )}
    </div>
  );
}

function SampleCapital() {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const account = useMemo(() => {
    const { rows, summary } = sampleOverview(language, now);
    const plans = sampleTrades(now).flatMap((trade, at) => {
      const { id, name, symbol, status } = rows[at]!;
      return status === 'planning' ? [{ id, name, symbol, input: sampleInput(trade, now) }] : [];
    });
    return accountView(rows, plans, {
      capital: STARTING_CAPITAL,
      lostThisMonth: fromDollars(summary.lostThisMonth),
    });
  }, [language, now]);
  const badge = <SimulatedBadge>{t('capital.sample')}</SimulatedBadge>;
  return (
    <>
      <VisitorNote from={paths.capital} />
      <CapitalFigures account={account} badge={badge} />
      <TwoColumns
        left={
          <>
            <SampleLedgerCard badge={badge} />
            <LimitsCard />
          </>
        }
        right={
          <>
            <SizingCard account={account} badge={badge} />
            <DrawdownCard account={account} badge={badge} />
          </>
        }
      />
      <ExposureCard account={account} badge={badge} />
    </>
  );
}

function OwnCapital() {
  const t = useText();
  const nameOf = useShownName();
  const polled = usePollWhileOpen(A_MINUTE);
  const list = useEachSession(useListAllStrategiesQuery(undefined, polled));
  const summary = useEachSession(useSummariseStrategiesQuery(undefined, polled));
  const capital = useReadCapitalQuery();
  const account = useMemo(() => {
    if (!list.data || !summary.data || !capital.data) return null;
    const rows = list.data.map((strategy) => ({
      ...rowOf(strategy),
      name: nameOf(strategy.name, strategy.underlyingAsset),
    }));
    const plans = rows.flatMap(({ id, name, symbol, status, strategy }) =>
      strategy && status === 'planning'
        ? [{ id, name, symbol, input: analysisInputOf(strategy) }]
        : [],
    );
    return accountView(rows, plans, {
      capital: fromDollars(capital.data.data.total),
      lostThisMonth: fromDollars(summary.data.data.lostThisMonth),
    });
  }, [list.data, summary.data, capital.data, nameOf]);
  const failed = [list, summary, capital].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <RecordsFailed
        onRetry={() => [list, summary, capital].forEach((each) => void each.refetch())}
      >
        {errorMessage(failed.error, t('capital.failed'))}
      </RecordsFailed>
    );
  if (!account || !capital.data) return <RecordsLoading />;
  const hasTrades = account.open.length + account.closed.length > 0;
  return (
    <>
      <CapitalFigures account={account} />
      <BrokenLimits account={account} />
      <TwoColumns
        left={
          <>
            <LedgerCard ledger={capital.data.data} />
            <LimitsCard />
          </>
        }
        right={
          <>
            <SizingCard account={account} />
            {hasTrades && <DrawdownCard account={account} />}
          </>
        }
      />
      {hasTrades ? <ExposureCard account={account} /> : <NothingClosed />}
    </>
  );
}

interface ColumnsProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

const TwoColumns = ({ left, right }: ColumnsProps) => (
  <div className="mb-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
    <div className="grid min-w-0 gap-4">{left}</div>
    <div className="grid min-w-0 gap-4">{right}</div>
  </div>
);

/** The limits that the account breaks now, each with its figure. */
function BrokenLimits({ account }: { readonly account: AccountView }) {
  const broken = brokenAccountLimits(useOptionsSettings(), account);
  return broken.length > 0 ? (
    <Card className="mb-4">
      <LimitsRow broken={broken} of="account" className="rounded-3" />
    </Card>
  ) : null;
}
