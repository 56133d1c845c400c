import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash';
import { MAX_NAVIGATION } from '@toolyard/core/content';
import { LANGUAGES } from '@toolyard/core/shared';
import type { NavigationEntryResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';

interface Props {
  readonly entries: readonly NavigationEntryResponse[];
  /** By the path of the field, such as `navigation.2.address`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (entries: NavigationEntryResponse[]) => void;
}

/** The links of a space, in the order in which its readers see them. */
export function NavigationFields({ entries, faults, disabled, onChange }: Props) {
  const t = useText();
  const change = (at: number, entry: Partial<NavigationEntryResponse>) =>
    onChange(entries.map((each, index) => (index === at ? { ...each, ...entry } : each)));
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{t('content.navigation')}</legend>
      <p className="text-12 text-ink-3">{t('content.navigationText', { most: MAX_NAVIGATION })}</p>
      {entries.map((entry, at) => (
        <div
          // Entries have no id, and one that moves takes its values with it.
          key={at}
          role="group"
          aria-label={t('content.navigationEntry', { number: at + 1 })}
          className="grid items-start gap-3 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto_auto]"
        >
          <Field
            label={t('content.navigationLabel')}
            error={faults[`navigation.${at}.label`] ?? null}
          >
            {(ids) => (
              <TextInput
                {...ids}
                autoComplete="off"
                value={entry.label}
                onChange={({ target }) => change(at, { label: target.value })}
              />
            )}
          </Field>
          <Field
            label={t('content.navigationAddress')}
            error={faults[`navigation.${at}.address`] ?? null}
          >
            {(ids) => (
              <TextInput
                {...ids}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="/s/…"
                value={entry.address}
                onChange={({ target }) => change(at, { address: target.value })}
              />
            )}
          </Field>
          <SelectField
            label={t('content.navigationLocale')}
            value={entry.locale ?? ''}
            choices={[
              { value: '', label: t('content.navigationAll') },
              ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            ]}
            onChoose={(value) =>
              change(at, { locale: LANGUAGES.find((each) => each === value) ?? null })
            }
          />
          <div className="flex gap-1 sm:mt-7">
            <IconButton
              label={t('content.moveLinkUp', { number: at + 1 })}
              disabled={disabled || at === 0}
              onClick={() => onChange(moved(entries, at))}
            >
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('content.removeLink', { number: at + 1 })}
              disabled={disabled}
              onClick={() => onChange(entries.filter((_, index) => index !== at))}
            >
              <Trash size={16} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      ))}
      {!disabled && entries.length < MAX_NAVIGATION && (
        <Button
          className="self-start"
          onClick={() => onChange([...entries, { label: '', address: '', locale: null }])}
        >
          {t('content.addLink')}
        </Button>
      )}
    </fieldset>
  );
}

/** The entries with this one before the one above it. */
function moved(entries: readonly NavigationEntryResponse[], at: number) {
  const others = entries.filter((_, index) => index !== at);
  return others.toSpliced(at - 1, 0, ...entries.slice(at, at + 1));
}
