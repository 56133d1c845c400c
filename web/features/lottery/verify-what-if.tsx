import { useEffect, useState } from 'react';
import { clsx } from 'clsx';
import type { ChangedRoot } from '@toolyard/core/lottery/draw';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import type { ShownCheck } from './verify-verdict.tsx';

const MAX_WEIGHT = 100;

/** One entry with another weight, and the root that would follow. Begins with the first winner. */
export function VerifyWhatIf({ state }: { readonly state: ShownCheck }) {
  const t = useText();
  if (state.phase === 'checking') return null;
  const { bundle } = state.report;
  if (!bundle?.lock || bundle.lock.count === 0)
    return <p className="mt-3 text-12 text-ink-3">{t('verify.whatIfEmpty')}</p>;
  return <ChangedEntry draw={state.draw} first={bundle.picks?.[0]?.uuid ?? ''} />;
}

interface Props {
  readonly draw: Extract<ShownCheck, { readonly phase: 'done' }>['draw'];
  readonly first: string;
}

function ChangedEntry({ draw, first }: Props) {
  const t = useText();
  const [uuid, setUuid] = useState(first);
  const [weight, setWeight] = useState('2');
  const [changed, setChanged] = useState<ChangedRoot | null | undefined>();
  const valid = /^\d{1,3}$/.test(weight) && Number(weight) >= 1 && Number(weight) <= MAX_WEIGHT;
  useEffect(() => {
    if (!valid || uuid === '') return;
    let current = true;
    void draw.changedRoot(uuid.trim().toLowerCase(), Number(weight)).then((answer) => {
      if (current) setChanged(answer);
    });
    return () => {
      current = false;
    };
  }, [draw, uuid, weight, valid]);
  return (
    <div className="mt-3 space-y-3">
      <Field
        label={t('verify.whatIfEntry')}
        error={changed === null && uuid !== '' ? t('verify.whatIfUnknown') : null}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={uuid}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            onChange={(event) => setUuid(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('verify.whatIfWeight')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="number"
            min={1}
            max={MAX_WEIGHT}
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        )}
      </Field>
      {changed && <Roots changed={changed} />}
    </div>
  );
}

/** Both roots, the digits that differ marked. */
function Roots({ changed: { root, published } }: { readonly changed: ChangedRoot }) {
  const t = useText();
  const differs = [...root].map((digit, index) => digit !== published[index]);
  const digits = differs.filter(Boolean).length;
  return (
    <>
      <dl className="space-y-2 text-12">
        <div>
          <dt className="text-ink-3">{t('verify.whatIfPublished')}</dt>
          <dd className="font-mono break-all">{published}</dd>
        </div>
        <div>
          <dt className="text-ink-3">{t('verify.whatIfChanged')}</dt>
          <dd className="font-mono break-all">
            <span className="sr-only">{root}</span>
            <span aria-hidden="true">
              {[...root].map((digit, index) => (
                <span
                  key={`${index} ${digit}`}
                  className={clsx(differs[index] && 'bg-danger-tint text-danger')}
                >
                  {digit}
                </span>
              ))}
            </span>
          </dd>
        </div>
      </dl>
      <p role="status" className="text-12 text-ink-2">
        {digits === 0 ? t('verify.whatIfSame') : t('verify.whatIfOther', { digits })}
      </p>
    </>
  );
}
