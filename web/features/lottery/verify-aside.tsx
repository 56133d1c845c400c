import { useEffect, useState, type FormEvent } from 'react';
import Download from 'lucide-react/icons/download';
import { CAVEATS, type EntryAnswer } from '@toolyard/core/lottery/draw';
import { useLanguage, useText, type Translate } from '../../i18n/use-text.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useCarriedReceipt } from './use-carried-receipt.ts';
import { VerifyWhatIf } from './verify-what-if.tsx';
import { VerifyWitness } from './verify-witness.tsx';
import type { ShownCheck } from './verify-verdict.tsx';

/** Beside the steps: the reader's own entry, a change to try, and what no proof can show. */
export function VerifyAside({ state }: { readonly state: ShownCheck }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className="min-w-0 space-y-4">
      <Card>
        <CardHead title={t('verify.witness')} />
        <VerifyWitness state={state} />
      </Card>
      <Card>
        <CardHead title={t('verify.find')} />
        <FindEntry state={state} />
      </Card>
      <Card>
        <CardHead title={t('verify.whatIf')} />
        <div className="p-4">
          <p className="text-ink-2">{t('verify.whatIfText')}</p>
          <VerifyWhatIf state={state} />
        </div>
      </Card>
      <Card>
        <CardHead title={t('verify.limits')} />
        <ul className="list-disc space-y-1.5 p-4 pl-8 text-12 text-ink-2">
          {CAVEATS.map((caveat) => (
            <li key={caveat.en}>{caveat[language]}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <CardHead title={t('verify.elsewhere')} />
        <div className="p-4">
          <p className="text-ink-2">{t('verify.elsewhereText')}</p>
          <a href="/verify-draw.html" download className={`${buttonClass('second', 'md')} mt-3`}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('verify.elsewhereLink')}
          </a>
        </div>
      </Card>
    </div>
  );
}

function FindEntry({ state }: { readonly state: ShownCheck }) {
  const t = useText();
  const carried = useCarriedReceipt();
  const [query, setQuery] = useState(carried);
  const [answer, setAnswer] = useState<EntryAnswer | null>(null);
  const draw = state.phase === 'done' ? state.draw : null;
  useEffect(() => {
    if (carried !== '') void draw?.find(carried).then(setAnswer);
  }, [carried, draw]);
  const find = (submitted: FormEvent) => {
    submitted.preventDefault();
    void draw?.find(query).then(setAnswer);
  };
  return (
    <form onSubmit={find} className="space-y-3 p-4">
      <Field
        label={t('verify.findLabel')}
        hint={t('verify.findHint')}
        error={answer && !answer.found ? t(`verify.notFound.${answer.reason}`) : null}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={query}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            onChange={(changed) => {
              setQuery(changed.target.value);
              setAnswer(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="w-full" disabled={!draw || query.trim() === ''}>
        {t('verify.findButton')}
      </Button>
      {answer?.found && (
        <MessageBox tone={isGood(answer) ? 'ok' : 'danger'}>{foundText(answer, t)}</MessageBox>
      )}
    </form>
  );
}

type FoundEntry = Extract<EntryAnswer, { readonly found: true }>;

const isGood = ({ leadsToRoot, receipt }: FoundEntry): boolean =>
  leadsToRoot && (receipt === null || receipt === 'valid');

function foundText(
  { leadsToRoot, receipt, place, size, weight, hashes }: FoundEntry,
  t: Translate,
) {
  const list = leadsToRoot
    ? t('verify.found', { place, size, weight, hashes })
    : t('verify.foundBadRoot');
  const receiptTexts = {
    valid: 'verify.receiptValid',
    invalid: 'verify.receiptInvalid',
    otherWeight: 'verify.receiptOtherWeight',
    withdrawn: 'verify.receiptWithdrawn',
  } as const;
  return receipt === null ? list : `${list} ${t(receiptTexts[receipt])}`;
}
