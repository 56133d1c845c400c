import { useState, type FormEvent } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { firstCharacters } from '@toolyard/core/shared';
import { errorMessage } from '../../../../api/error-message.ts';
import { useRenameStrategyMutation, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextInput } from '../../../../ui/input.tsx';

const LONGEST = 80;

/** The name as the page's title; it can be edited in place, and what was typed stays when saving fails. */
export function StrategyName({ strategy }: { readonly strategy: StrategyResponse }) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [rename, { isLoading, error, reset }] = useRenameStrategyMutation();

  if (typed === null)
    return (
      <span className="flex min-w-0 items-center gap-1">
        <h1 tabIndex={-1} className="text-20 font-semibold wrap-anywhere outline-none">
          {strategy.name}
        </h1>
        <IconButton label={t('position.rename')} onClick={() => setTyped(strategy.name)}>
          <Pencil size={14} aria-hidden="true" />
        </IconButton>
      </span>
    );

  const close = () => {
    setTyped(null);
    reset();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await rename({
      id: strategy.id,
      'If-Match': `"${strategy.version}"`,
      renameStrategyRequest: { name: typed },
    });
    if (!('error' in answer)) setTyped(null);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-wrap items-center gap-2">
      <h1 className="sr-only">{strategy.name}</h1>
      <TextInput
        autoFocus
        aria-label={t('position.name')}
        aria-invalid={error ? true : undefined}
        className="w-64"
        value={typed}
        onChange={(event) => setTyped(firstCharacters(event.target.value, LONGEST))}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <Button type="submit" look="primary" busy={isLoading} disabled={typed.trim() === ''}>
        {t('position.saveName')}
      </Button>
      <Button onClick={close}>{t('position.cancel')}</Button>
      {error && (
        <p role="alert" className="text-12 text-danger">
          {errorMessage(error, t('position.renameFailed'))}
        </p>
      )}
    </form>
  );
}
