import { useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import type { ArticleResponse } from '../../../api/generated-content.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { readDayTime } from '../../../ui/date-field/date-text.ts';
import { SelectField } from '../../../ui/select.tsx';
import { useFaultFocus } from '../shared/use-fault-focus.ts';
import { revisionChoices } from './revision-choices.ts';
import type { PublicationCalls } from './use-publication.ts';

interface Props {
  readonly kind: 'schedule' | 'withdrawal';
  readonly article: ArticleResponse;
  /** The revision that is scheduled unless another one is chosen. */
  readonly revision: number;
  readonly calls: PublicationCalls;
  readonly onDone: () => void;
}

/** When a revision becomes public, or when the article stops being public, on the member's own clock. */
export function TimeForm({ kind, article, revision, calls, onDone }: Props) {
  const t = useText();
  const { services } = useApplication();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const focusFault = useFaultFocus(form, calls.busy);
  const refuse = (text: string) => {
    setFault(text);
    focusFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const at = readDayTime(value) === value ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(at)) return refuse(t('contentRevisions.noTime'));
    if (at <= services.now()) return refuse(t('contentRevisions.past'));
    const time = new Date(at).toISOString();
    const error =
      kind === 'schedule'
        ? await calls.schedule(Number(chosen ?? revision), time)
        : await calls.unpublish(time);
    if (error) refuse(errorMessage(error, t('content.notDone')));
    else onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-wrap items-start gap-3 border-t border-line pt-3"
      onSubmit={(event) => void submit(event)}
    >
      {kind === 'schedule' && (
        <SelectField
          label={t('contentRevisions.what')}
          value={chosen ?? `${revision}`}
          choices={revisionChoices(article.draft, t)}
          onChoose={setChosen}
        />
      )}
      <DateField
        kind="time"
        label={t(`contentRevisions.when.${kind}`)}
        hint={t('contentRevisions.zone', {
          zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
        error={fault}
        autoFocus
        disabled={calls.busy}
        value={value}
        onType={(text) => {
          setValue(text);
          setFault(null);
        }}
      />
      <Button type="submit" busy={calls.busy} className="sm:mt-7">
        {t('contentRevisions.setTime')}
      </Button>
    </form>
  );
}
