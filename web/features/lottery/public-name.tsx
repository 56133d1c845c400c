import { useState, type FormEvent } from 'react';
import { organiserNameFault } from '@toolyard/core/lottery';
import { errorMessage } from '../../api/error-message.ts';
import { useChooseOrganiserNameMutation, useReadOrganiserNameQuery } from '../../api/generated.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/input.tsx';
import { LoadFailed } from './lottery-frame.tsx';

/** The name that the user runs events under: shown, chosen and changed. */
export function PublicName() {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadOrganiserNameQuery();
  const [isOpen, setOpen] = useState(false);
  const name = data?.data.name;
  if (error && !data)
    return (
      <LoadFailed
        title={t('more.nameFailed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (name === undefined)
    return (
      <SkeletonBlock label={t('lottery.loading')}>
        <Skeleton className="h-60" />
      </SkeletonBlock>
    );
  return (
    <Card label={t('more.publicName')}>
      <CardHead title={t('more.publicName')} />
      <div className="flex flex-col gap-3 p-4">
        {name === null || isOpen ? (
          <NameForm before={name} onDone={() => setOpen(false)} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
            <Button className="ml-auto" onClick={() => setOpen(true)}>
              {t('more.changeName')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface FormProps {
  readonly before: string | null;
  readonly onDone: () => void;
}

function NameForm({ before, onDone }: FormProps) {
  const t = useText();
  const language = useLanguage();
  const [name, setName] = useState(before ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [choose, { isLoading }] = useChooseOrganiserNameMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = organiserNameFault(name);
    setFault(found && (found.texts?.[language] ?? found.message));
    if (found) return;
    const { error } = await choose({ organiserNameRequest: { name } });
    setFault(error ? errorMessage(error, t('more.nameNotSaved')) : null);
    if (!error) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <p className="text-ink-2">{t('more.publicNameText')}</p>
      <Field label={t('more.publicName')} hint={t('more.publicNameHint')} error={fault}>
        {(ids) => (
          <TextInput
            {...ids}
            size="lg"
            className="max-w-120"
            autoComplete="organization"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={isLoading}>
          {t('more.saveName')}
        </Button>
        {before !== null && <Button onClick={onDone}>{t('more.keepName')}</Button>}
      </div>
    </form>
  );
}
