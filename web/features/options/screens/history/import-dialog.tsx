import { useState } from 'react';
import { fileErrorMessage } from '../../../../api/error-message.ts';
import { api, type Broker, type ImportTradesReport } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FileDrop } from '../../../../ui/file-drop.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { amount } from '../../../../ui/format.ts';
import { Profit } from '../../../../ui/price.tsx';
import { useShownName } from '../../shared/strategies/strategy-names.ts';
import { FillsReport } from '../../shared/records/fills-report.tsx';

/** The file goes as it is, in a body of parts. */
export const { useImportTradesMutation } = api.enhanceEndpoints({
  endpoints: {
    importTrades: {
      query: ({ body: { file }, dryRun }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: '/api/options/history/import', method: 'POST', params: { dryRun }, body };
      },
    },
  },
});

const BROKER_NAMES: Readonly<Record<Broker, string>> = {
  tastytrade: 'tastytrade',
  interactiveBrokers: 'Interactive Brokers',
  schwab: 'Charles Schwab',
  thinkorswim: 'thinkorswim',
  robinhood: 'Robinhood',
  fidelity: 'Fidelity',
  etrade: 'E*TRADE',
  webull: 'Webull',
  firstrade: 'Firstrade',
  moomoo: 'moomoo / Futu',
};

/** As a file begins: a row a fill. */
const SAMPLE = `trade,underlying,at,spot,contract,quantity,price,commission
1,MSFT,2026-03-02T15:30:00Z,412.5,MSFT260320C00420000,1,5.2,0.65
1,MSFT,2026-03-09T18:05:00Z,421,MSFT260320C00420000,-1,8.4,0.65`;

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const hasOpen = ({ trades }: ImportTradesReport): boolean => trades.some(({ open }) => open);

interface Step {
  readonly file: File;
  readonly report: ImportTradesReport;
  /** Whether the trades were added, or only would be. */
  readonly done: boolean;
}

/** Adds trades from a file: what would become of each is shown before anything is done. */
export function ImportDialog({ open, onOpenChange }: Props) {
  const t = useText();
  const toasts = useToasts();
  const [send, { isLoading }] = useImportTradesMutation();
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const close = (wanted: boolean) => {
    onOpenChange(wanted);
    setStep(null);
    setFailure(null);
  };
  const run = async (file: File, dryRun: boolean) => {
    setFailure(null);
    if (dryRun) setStep(null);
    const answer = await send({ body: { file }, dryRun: dryRun ? 'true' : 'false' });
    if (!answer.data) return setFailure(fileErrorMessage(answer.error, t('records.import.failed')));
    const report = answer.data.data;
    const ends = !dryRun && report.refused === 0 && !hasOpen(report);
    // The report of a broker's file says it where it stays.
    if (ends || (!dryRun && !report.broker))
      toasts.add({ title: t('records.import.done', { count: report.imported }) });
    if (ends) return close(false);
    setStep({ file, report, done: !dryRun });
  };

  const count = step?.report.imported ?? 0;
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={close}
      title={t('records.import')}
      closeLabel={t('records.import.close')}
      description={t('records.import.text')}
      foot={
        <>
          <Button onClick={() => close(false)}>
            {t(step?.done ? 'records.import.close' : 'records.import.cancel')}
          </Button>
          {step?.done && hasOpen(step.report) && (
            <ButtonLink look="primary" to={paths.strategies} onClick={() => close(false)}>
              {t('records.import.toPositions')}
            </ButtonLink>
          )}
          {!step?.done && (
            <Button
              look="primary"
              busy={isLoading && step !== null}
              disabled={count === 0}
              onClick={() => step && void run(step.file, false)}
            >
              {count > 0 ? t('records.import.action', { count }) : t('records.import.none')}
            </Button>
          )}
        </>
      }
    >
      <FileHelp />
      {failure !== null && <ErrorBox className="mb-3">{failure}</ErrorBox>}
      <FileDrop
        label={t('records.import.file')}
        choose={t('records.import.choose')}
        hint={t('records.import.drop')}
        busy={isLoading}
        accept=".csv,.txt,.xml,text/csv,text/xml"
        onFile={(file) => void run(file, true)}
        chosen={step?.file.name}
      />
      {step?.report.broker && (
        <FillsReport
          report={step.report}
          broker={BROKER_NAMES[step.report.broker]}
          done={step.done}
          lines={t('records.import.lines')}
        />
      )}
      {step && !step.report.broker && <ImportedTrades report={step.report} done={step.done} />}
    </Dialog>
  );
}

/** Where each broker has its file, and how a file of one's own looks. */
function FileHelp() {
  const t = useText();
  const places = [
    [BROKER_NAMES.tastytrade, t('records.import.whereTastytrade')],
    [BROKER_NAMES.interactiveBrokers, t('records.import.whereFlex')],
    [BROKER_NAMES.interactiveBrokers, t('records.import.whereStatement')],
    [BROKER_NAMES.schwab, t('records.import.whereSchwab')],
    [BROKER_NAMES.thinkorswim, t('records.import.whereThinkorswim')],
    [BROKER_NAMES.robinhood, t('records.import.whereRobinhood')],
    [BROKER_NAMES.fidelity, t('records.import.whereFidelity')],
    [BROKER_NAMES.etrade, t('records.import.whereEtrade')],
    [BROKER_NAMES.webull, t('records.import.whereWebull')],
    [BROKER_NAMES.firstrade, t('records.import.whereFirstrade')],
    [BROKER_NAMES.moomoo, t('records.import.whereMoomoo')],
  ] as const;
  return (
    <div className="my-3 space-y-1 text-12">
      <details>
        <summary className="cursor-pointer text-ink-2">{t('records.import.where')}</summary>
        <ul className="mt-1 mb-2 space-y-1">
          {places.map(([broker, place]) => (
            <li key={place}>
              <b className="font-medium">{broker}</b> <span className="text-ink-2">{place}</span>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary className="cursor-pointer text-ink-2">{t('records.import.own')}</summary>
        <p className="mt-1 text-ink-2">{t('records.import.ownText')}</p>
        <pre
          tabIndex={0}
          role="region"
          aria-label={t('records.import.sample')}
          className="mt-1 overflow-x-auto rounded-2 bg-sunken px-3 py-2 font-mono"
        >
          {SAMPLE}
        </pre>
      </details>
    </div>
  );
}

interface ImportedTradesProps {
  readonly report: ImportTradesReport;
  readonly done: boolean;
}

/** What became of each trade of a file, or would: its result, or why it is refused and in which line. */
function ImportedTrades({ report: { imported, refused, trades }, done }: ImportedTradesProps) {
  const t = useText();
  const shownName = useShownName();
  return (
    <section aria-label={t('records.import.verdicts')} className="mt-4">
      <p role="status" className="font-medium">
        {trades.length === 0
          ? t('records.import.empty')
          : t(done ? 'records.import.summaryDone' : 'records.import.summary', {
              imported,
              refused,
            })}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {trades.map(({ line, name, symbol, fills, returnAmount, message }) => (
          <li key={line} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <span className="w-14 text-12 text-ink-3 tabular-nums">
              {t('records.import.line', { line })}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {shownName(name, symbol)}
              <span className="ml-2 text-12 text-ink-3">
                {t('records.import.fills', { count: fills })}
              </span>
            </span>
            {returnAmount === null ? (
              <span className="basis-full text-danger sm:pl-17">{message}</span>
            ) : (
              <Profit value={returnAmount} write={amount} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
