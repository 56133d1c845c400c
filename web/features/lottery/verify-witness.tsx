import { useState, type FormEvent } from 'react';
import {
  readWitnesses,
  WITNESS_KINDS,
  type WitnessKind,
  type WitnessTexts,
} from '@toolyard/core/lottery/draw';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { utcTime } from '../../ui/format-date.ts';
import type { SeenWitnesses } from './seen-draw.ts';
import { useCarriedReceipt } from './use-carried-receipt.ts';
import type { ShownCheck } from './verify-verdict.tsx';

const EMPTY: Readonly<Record<WitnessKind, string>> = {
  ...{ root: '', head: '', key: '', receipt: '', authority: '' },
};

/** What a file holds: the values that were saved when the list was frozen, or a receipt. */
function textsOf(file: string): WitnessTexts {
  try {
    const { root, head, key } = JSON.parse(file) as Record<string, unknown>;
    if (typeof root === 'string' && typeof head === 'string' && typeof key === 'string')
      return { root, head, key };
  } catch {
    // It is shown where a receipt belongs, and refused there.
  }
  return { receipt: file };
}

const textsSeen = (seen: SeenWitnesses): WitnessTexts => {
  const { key = '', root = '' } = seen?.witnesses ?? {};
  return { key, root };
};

/** What the reader saved before the draw, against which the proof is held. Files of it may be dropped. */
export function VerifyWitness({ state }: { readonly state: ShownCheck }) {
  const t = useText();
  const language = useLanguage();
  const { seen } = state;
  const receipt = useCarriedReceipt();
  const [typed, setTyped] = useState({ ...EMPTY, ...textsSeen(seen), receipt });
  const [faulty, setFaulty] = useState<readonly WitnessKind[]>([]);
  const [busy, setBusy] = useState(false);
  const change = (texts: WitnessTexts) => {
    setTyped((before) => ({ ...before, ...texts }));
    setFaulty((before) => before.filter((kind) => !(kind in texts)));
  };
  const hold = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const { witnesses, malformed } = readWitnesses(typed);
    setFaulty(malformed);
    if (malformed.length > 0 || state.phase !== 'done') return;
    setBusy(true);
    await state.hold(witnesses).finally(() => setBusy(false));
  };
  return (
    <form
      onSubmit={(submitted) => void hold(submitted)}
      className="space-y-3 p-4"
      onDragOver={(dragged) => dragged.preventDefault()}
      onDrop={(dropped) => {
        const file = dropped.dataTransfer.files[0];
        if (!file) return;
        dropped.preventDefault();
        void file.text().then((text) => change(textsOf(text)));
      }}
    >
      <p className="text-ink-2">{t('verify.witnessText')}</p>
      {seen && <p className="text-ink-2">{t('verify.seen', { at: utcTime(seen.at, language) })}</p>}
      {WITNESS_KINDS.map((kind) => (
        <Field
          key={kind}
          label={t(`verify.witness.${kind}`)}
          error={faulty.includes(kind) ? t(`verify.witnessFault.${kind}`) : null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              value={typed[kind]}
              spellCheck={false}
              autoComplete="off"
              className="font-mono"
              onChange={({ target }) => change({ [kind]: target.value })}
            />
          )}
        </Field>
      ))}
      <Button
        type="submit"
        className="w-full"
        busy={busy}
        disabled={
          state.phase !== 'done' || Object.values(typed).every((text) => text.trim() === '')
        }
      >
        {t('verify.witnessButton')}
      </Button>
    </form>
  );
}
