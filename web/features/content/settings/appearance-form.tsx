import { useRef, useState, type FormEvent } from 'react';
import { checkAppearance, SPACE_ACCENTS, SPACE_TYPEFACES } from '@toolyard/core/content';
import type { FieldError } from '@toolyard/core/shared';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useEditSpaceMutation, type SpaceResponse } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useFaultFocus } from '../shared/use-fault-focus.ts';
import { NavigationFields } from './navigation-fields.tsx';

interface Props {
  readonly space: SpaceResponse;
  /** The reader is no owner. */
  readonly locked: boolean;
}

/** Colour, typeface and links of the pages of a space. */
export function AppearanceForm({ space, locked }: Props) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const [edit, { isLoading }] = useEditSpaceMutation();
  const focusFault = useFaultFocus(form, isLoading);
  const button = useFocusBack(isLoading);
  const [theme, setTheme] = useState(space.theme);
  const [navigation, setNavigation] = useState(space.navigation);
  /** By the path of the field, such as `navigation.2.address`. */
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const disabled = locked || isLoading;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const checked = checkAppearance({ theme, navigation });
    if (!checked.ok) {
      const { details } = checked.error;
      const found = Array.isArray(details) ? (details as readonly FieldError[]) : [];
      const texts = found.map((each): [string, string] => [
        each.field ?? '',
        each.texts?.[language] ?? each.message,
      ]);
      setFaults(Object.fromEntries<string>(texts));
      return focusFault();
    }
    const { title, languages, visibility } = space;
    const { theme: chosen, navigation: links } = checked.value;
    const { data, error } = await edit({
      id: space.id,
      'If-Match': `"${space.version}"`,
      editSpaceRequest: {
        ...{ title, languages: [...languages], visibility },
        ...{ theme: chosen, navigation: [...links] },
      },
    });
    if (data) {
      setNavigation(data.data.navigation);
      return void toasts.add({ title: t('content.appearanceSaved') });
    }
    return setFailure(
      errorCode(error) === 'VERSION_CONFLICT'
        ? t('content.changedSince')
        : errorMessage(error, t('content.notSaved')),
    );
  };
  return (
    <Card label={t('content.appearance')}>
      <CardHead title={t('content.appearance')} />
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4 p-4"
        onSubmit={(event) => void submit(event)}
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="grid max-w-140 gap-4 sm:grid-cols-2">
          <SelectField
            label={t('content.accent')}
            value={theme.accent}
            disabled={disabled}
            choices={SPACE_ACCENTS.map((value) => ({
              value,
              label: t(`content.accent.${value}`),
            }))}
            onChoose={(accent) => setTheme({ ...theme, accent })}
          />
          <SelectField
            label={t('content.typeface')}
            value={theme.typeface}
            disabled={disabled}
            choices={SPACE_TYPEFACES.map((value) => ({
              value,
              label: t(`content.typeface.${value}`),
            }))}
            onChoose={(typeface) => setTheme({ ...theme, typeface })}
          />
        </div>
        <NavigationFields
          entries={navigation}
          faults={faults}
          disabled={disabled}
          onChange={(entries) => {
            setNavigation(entries);
            setFaults({});
          }}
        />
        {!locked && (
          <Button ref={button} look="primary" type="submit" busy={isLoading} className="self-start">
            {t('content.saveAppearance')}
          </Button>
        )}
      </form>
    </Card>
  );
}
