import { settlementInstant, signedShares } from '@toolyard/core/options/contracts';
import { MAX_SHARES } from '@toolyard/core/options/strategies';
import {
  fromDollars,
  sumMoney,
  toDollars,
  type CalendarDate,
  firstCharacters,
} from '@toolyard/core/shared';
import { useId, useState, type FormEvent } from 'react';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useCorrectStepMutation,
  type FillResponse,
  type StrategyResponse,
  type StrategyStepResponse,
} from '../../../../api/generated.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { countIn } from './contract-fields.tsx';
import { fieldFault, FillTimeField, useFillTime } from './fill-time-field.tsx';
import { heldWords, stepWords } from './booked-words.ts';
import { cashLeg, filledLeg, isPaid } from './position-sums.ts';
import { generalFaults, lineFaults } from './ticket-dialog.tsx';
import { amountIn, tradeCash } from './ticket-prices.ts';
import { useReportTrade } from './use-ticket.ts';

interface Typed {
  readonly contracts: string;
  readonly price: string;
  readonly commission: string;
}

/** Whether a step follows from the trades: a dividend or a corporate action. */
const isBookedStep = ({ kind }: StrategyStepResponse): boolean =>
  kind === 'dividend' || kind === 'corporateAction';

/** What follows from exercise, assignment, expiry or the shares held is not typed. */
function fixedOf(fill: FillResponse, at: string) {
  const { symbol, expiration, cause } = fill;
  if (isPaid(fill)) return { price: false, contracts: true };
  if (cause === 'corporateAction') return { price: true, contracts: true };
  const isByRule = cause !== 'trade';
  const isAtExpiry =
    expiration !== null &&
    Date.parse(at) >= settlementInstant({ symbol, expiry: expiration as CalendarDate });
  return { price: isByRule, contracts: isByRule && (expiration === null || isAtExpiry) };
}

/** The fills as typed, with the shares that the typed number of exercised contracts delivers; null where one is wrong. */
function correctedFills(fills: readonly FillResponse[], typed: readonly Typed[]) {
  const read = fills.map((fill, index) => {
    const { contracts = '', price = '', commission = '' } = typed[index] ?? {};
    const values = {
      contracts: countIn(contracts, MAX_SHARES),
      price: amountIn(price),
      commission: amountIn(commission),
    };
    return { fill, ...values };
  });
  return read.map((each, index) => {
    const { fill } = each;
    const contract = read[index - 1];
    const isDelivery = fill.kind === 'stock' && ['exercise', 'assignment'].includes(fill.cause);
    if (!isDelivery || !contract?.contracts) return each;
    const { contracts } = contract;
    return { ...each, contracts: (fill.contracts / contract.fill.contracts) * contracts };
  });
}

interface Props {
  readonly position: StrategyResponse;
  readonly step: StrategyStepResponse;
  readonly onClose: () => void;
}

/** Corrects time, contracts, prices and fees of a recorded step. */
export function CorrectDialog({ position, step, onClose }: Props) {
  const t = useText();
  const form = useId();
  const format = useFormat();
  const { money } = format;
  const { id, version } = position;
  // Dividends and corporate actions follow the trades.
  const isBooked = isBookedStep(step);
  const steps = position.steps.filter((each) => !isBookedStep(each));
  const place = steps.findIndex((each) => each.id === step.id);
  const timeOf = (index: number) => {
    const other = steps[index];
    return other ? Date.parse(other.at) : null;
  };
  const time = useFillTime(position, {
    recorded: Date.parse(step.at),
    previous: timeOf(place - 1),
    next: timeOf(place + 1),
  });
  const [typed, setTyped] = useState<readonly Typed[]>(() =>
    step.fills.map(({ contracts, price, commission }) => ({
      contracts: String(contracts),
      price: String(price),
      commission: String(commission),
    })),
  );
  const [reason, setReason] = useState('');
  const [correct, { isLoading, error }] = useCorrectStepMutation();
  const report = useReportTrade();
  const corrected = correctedFills(step.fills, typed);
  const cash = corrected.map(({ fill, contracts, price, commission }) =>
    contracts === null || price === null || commission === null
      ? null
      : fill.replaces !== null
        ? fromDollars(-commission)
        : fromDollars(tradeCash({ ...cashLeg(fill), quantity: contracts }, price, commission)),
  );
  const total = cash.includes(null) ? null : toDollars(sumMoney(cash.map((each) => each!)));
  const changes = corrected.flatMap(({ fill, contracts, price, commission }) => {
    const fixed = fixedOf(fill, step.at);
    const change = {
      ...(!fixed.contracts && contracts !== fill.contracts && { contracts }),
      ...(!fixed.price && price !== fill.price && { price }),
      ...(commission !== fill.commission && { commission }),
    };
    return Object.keys(change).length > 0 ? [{ fillId: fill.id, ...change }] : [];
  });
  const isUnchanged = changes.length === 0 && time.body.at === undefined;
  const blocked = total === null || time.fault !== null || isUnchanged;
  const faults = lineFaults(error);
  const faultAt = (fillId: string) =>
    faults.get(changes.findIndex((change) => change.fillId === fillId)) ?? null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (blocked || isLoading) return;
    const answer = await correct({
      id,
      'If-Match': `"${version}"`,
      correctStepRequest: {
        stepId: step.id,
        fills: changes,
        ...time.body,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      },
    });
    report(answer, 'life.done.corrected', onClose);
  };
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={t('life.correctTitle', { step: stepWords(t, step) })}
      description={t('life.correctText')}
      closeLabel={t('position.cancel')}
      foot={(leave) => (
        <>
          <p className="mr-auto text-13 max-md:basis-full">
            <span className="text-ink-2">{t('life.cash')}</span>{' '}
            <span className="figures text-ink-3">{money(step.cash)} → </span>
            <output
              aria-label={t('life.cash')}
              className={`figures text-20 font-semibold ${toneOf(total ?? 0)}`}
            >
              {money(total)}
            </output>
            {isUnchanged && (
              <span className="block text-12 text-ink-3">{t('life.nothingChanged')}</span>
            )}
          </p>
          <Button onClick={leave}>{t('position.cancel')}</Button>
          <Button type="submit" form={form} look="primary" busy={isLoading} disabled={blocked}>
            {t('life.correct')}
          </Button>
        </>
      )}
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        {error !== undefined && (
          <ErrorBox title={errorMessage(error, t('life.notSent'))}>
            {generalFaults(error).join(' ')}
          </ErrorBox>
        )}
        <ul className="-mx-5 divide-y divide-line border-y border-line">
          {step.fills.map((fill, index) => (
            <CorrectedFill
              key={fill.id}
              fill={fill}
              fixed={fixedOf(fill, step.at)}
              typed={{
                contracts: typed[index]?.contracts ?? '',
                price: typed[index]?.price ?? '',
                commission: typed[index]?.commission ?? '',
              }}
              contracts={corrected[index]?.contracts ?? null}
              fault={faultAt(fill.id)}
              onChange={(change) =>
                setTyped((before) =>
                  before.map((each, at) => (at === index ? { ...each, ...change } : each)),
                )
              }
            />
          ))}
        </ul>
        {!isBooked && <FillTimeField choice={time} error={error} hasNow={false} />}
        <Field label={t('life.reason')} error={fieldFault(error, 'reason')}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(firstCharacters(event.target.value, 200))}
            />
          )}
        </Field>
      </form>
    </FormDialog>
  );
}

/** What a corrected fill is of: a leg, cash of shares, or what a holding has become. */
function correctedWords(t: Translate, fill: FillResponse): string {
  if (fill.cause === 'dividend') return `${t('life.step.dividend')} ${fill.symbol}`;
  if (fill.cause === 'cashPayment') return t('life.cashPaid', { symbol: fill.symbol });
  const leg = filledLeg(fill);
  return fill.cause === 'corporateAction'
    ? heldWords(t, leg, signedShares(leg) / leg.multiplier)
    : legWords(t, leg);
}

interface CorrectedFillProps {
  readonly fill: FillResponse;
  readonly fixed: { readonly price: boolean; readonly contracts: boolean };
  readonly typed: Typed;
  readonly contracts: number | null;
  readonly fault: string | null;
  readonly onChange: (change: Partial<Typed>) => void;
}

function CorrectedFill({ fill, fixed, typed, contracts, fault, onChange }: CorrectedFillProps) {
  const t = useText();
  const { monthDay } = useFormat();
  const leg = filledLeg(fill);
  // Cash is no trade of the shares that it was paid on, nor is what they have become.
  const isBooked = isPaid(fill) || fill.cause === 'corporateAction';
  const words = correctedWords(t, fill);
  // Cash in lieu of a fraction is one amount.
  const isAmount = fill.cause === 'cashPayment' && fill.contracts === 1;
  const count = isAmount
    ? '×'
    : t(fill.kind === 'stock' ? 'life.shareCount' : 'life.contractCount');
  const input = (name: keyof Typed, label: string, lead: string, isFixed: boolean) => {
    const shown = name === 'contracts' && isFixed ? String(contracts ?? '') : typed[name];
    const isWrong = name === 'contracts' ? contracts === null : amountIn(typed[name]) === null;
    return (
      <TextInput
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isFixed}
        lead={<span className="text-ink-2">{lead}</span>}
        value={shown}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
  };
  const isWrong =
    contracts === null || amountIn(typed.price) === null || amountIn(typed.commission) === null;
  return (
    <li className="grid grid-cols-2 items-center gap-x-2 gap-y-2 px-5 py-3 md:gap-x-3 md:grid-cols-[minmax(0,1fr)_144px_152px_152px]">
      <p className="flex items-center gap-1.5 font-medium max-md:col-span-full">
        {!isBooked && <LegMark leg={leg} />}
        {words}
        {fill.expiration && (
          <span className="font-normal text-ink-3">{monthDay(fill.expiration)}</span>
        )}
      </p>
      {input('contracts', t('life.countOf', { leg: words }), count, fixed.contracts)}
      {input(
        'price',
        t('life.priceOf', { leg: words }),
        isAmount ? '$' : `${t('life.perShare')} $`,
        fixed.price,
      )}
      {input(
        'commission',
        t('life.commissionOf', { leg: words }),
        `${t('life.feeTotal')} $`,
        false,
      )}
      {(fault ?? isWrong) && (
        <p role="alert" className="col-span-full text-12 text-danger">
          {fault ?? t('life.fillRange')}
        </p>
      )}
    </li>
  );
}
