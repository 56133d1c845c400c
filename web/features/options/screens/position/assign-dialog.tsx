import { useState } from 'react';
import { commissionsOf, positionSign, termsOfContract } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useAssignContractsMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { FillTimeField, useFillTime } from './fill-time-field.tsx';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import { EffectWords } from './effect-words.tsx';
import { outcomeEffect } from './outcome.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { useTradeRates } from '../../shared/strategies/commission-rates.ts';
import { RatesNote } from './ticket-lines.tsx';
import { amountIn, commissionIn } from './ticket-prices.ts';
import { useReportTrade } from './use-ticket.ts';
import { CountField, countIn } from './contract-fields.tsx';
import { legWords } from '../../shared/legs/leg-mark.tsx';

interface Props {
  readonly position: StrategyResponse;
  readonly onClose: () => void;
}

/** Before its expiry a short contract is assigned, or a long one exercised. */
export function AssignDialog({ position, onClose }: Props) {
  const t = useText();
  const { monthDay } = useFormat();
  const { id, version } = position;
  const options = position.legs.filter(({ kind }) => kind === 'option');
  const first = options.find((leg) => leg.position === 'short') ?? options[0];
  const [symbol, setSymbol] = useState(first?.symbol ?? '');
  const held = options.find((leg) => leg.symbol === symbol) ?? first;
  const [typed, setTyped] = useState<string | null>(null);
  const [fee, setFee] = useState<string | null>(null);
  const [price, setPrice] = useState('');
  const rates = useTradeRates(position);
  const time = useFillTime(position);
  const report = useReportTrade();
  const [assign, { isLoading, error }] = useAssignContractsMutation();
  if (!held) return null;
  const shown = typed ?? String(held.contracts);
  const contracts = countIn(shown, held.contracts);
  const charged = [{ ...legOf(held), quantity: contracts ?? 0 }];
  const usual = contracts === null ? 0 : toDollars(commissionsOf(charged, rates));
  const { shown: shownFee, commission } = commissionIn(fee, usual);
  const inCash = termsOfContract(held.symbol).settlement === 'cash';
  const settlementPrice = inCash ? amountIn(price) : null;
  const isPriceWrong = inCash && price.trim() !== '' && settlementPrice === null;
  const canSend = contracts !== null && commission !== null && time.fault === null && !isPriceWrong;
  const signed = positionSign(held.position) * (contracts ?? 0);
  const outcome = held.position === 'long' ? 'exercise' : 'assign';
  const send = async () => {
    if (!canSend) return;
    const answer = await assign({
      id,
      'If-Match': `"${version}"`,
      assignContractsRequest: {
        symbol: held.symbol,
        contracts,
        ...(commission > 0 && { commission }),
        ...(settlementPrice !== null && { settlementPrice }),
        ...time.body,
      },
    });
    report(answer, `life.done.${outcome}`, onClose);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('life.assignTitle')}
      description={t(inCash ? 'life.assignCashText' : 'life.assignText')}
      closeLabel={t('position.cancel')}
      foot={(leave) => (
        <>
          <Button onClick={leave}>{t('position.cancel')}</Button>
          <Button look="primary" busy={isLoading} disabled={!canSend} onClick={() => void send()}>
            {t(`life.${outcome}`)}
          </Button>
        </>
      )}
    >
      <div className="mt-4 grid gap-4">
        {error && <ErrorBox>{errorMessage(error, t('life.notSent'))}</ErrorBox>}
        <SelectField
          label={t('leg.contract')}
          value={held.symbol}
          onChoose={(next) => {
            setSymbol(next);
            setTyped(null);
            setPrice('');
          }}
          choices={options.map((leg) => ({
            value: leg.symbol,
            label: `${legWords(t, legOf(leg))} ${leg.expiration && monthDay(leg.expiration)}`,
          }))}
        />
        <CountField
          label={t('leg.quantity')}
          most={held.contracts}
          typed={shown}
          onChange={setTyped}
        />
        <Field label={t('life.feeTotal')} error={commission === null ? t('life.priceRange') : null}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="decimal"
              autoComplete="off"
              lead="$"
              placeholder="0.00"
              value={shownFee}
              onChange={(event) => setFee(event.target.value)}
            />
          )}
        </Field>
        <RatesNote rates={rates} />
        {inCash && (
          <Field
            label={t('life.settlementPrice')}
            hint={t('life.assignPriceHint')}
            error={isPriceWrong ? t('life.priceRange') : null}
          >
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="decimal"
                autoComplete="off"
                lead="$"
                placeholder="0.00"
                value={price}
                onChange={(event) => setPrice(event.target.value)}
              />
            )}
          </Field>
        )}
        <FillTimeField choice={time} error={error} />
        {held.deliverable && (
          <p className="text-12 text-ink-3">
            {deliverableWords(t, { symbol: held.symbol, deliverable: held.deliverable })}
          </p>
        )}
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-ink-2">{t('life.effect')}</span>
          <EffectWords effect={outcomeEffect(held, signed, outcome, settlementPrice)} />
        </p>
      </div>
    </FormDialog>
  );
}
