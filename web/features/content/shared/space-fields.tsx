import { SPACE_TITLE_MAX, VISIBILITIES, type Visibility } from '@toolyard/core/content';
import { LANGUAGES, shortName, type Language } from '@toolyard/core/shared';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useReadProfileQuery } from '../../../api/generated-auth.ts';
import { paths } from '../../../app/paths.ts';
import { useText, type Translate } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';

/** What an owner chooses at any time. */
export interface SpaceValues {
  readonly title: string;
  readonly languages: readonly Language[];
  readonly visibility: Visibility;
}

export type SpaceFaults = Readonly<Partial<Record<keyof SpaceValues | 'handle', string>>>;

/** What is wrong with the fields, before anything is sent. */
export function spaceFaults(values: SpaceValues, t: Translate): SpaceFaults {
  return {
    ...(shortName(values.title, SPACE_TITLE_MAX) === null && {
      title: t('content.titleInvalid', { most: SPACE_TITLE_MAX }),
    }),
    ...(values.languages.length === 0 && { languages: t('content.languagesInvalid') }),
  };
}

interface Props {
  readonly values: SpaceValues;
  readonly faults: SpaceFaults;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<SpaceValues>) => void;
}

export function SpaceTitleField({ values, faults, disabled, onChange }: Props) {
  const t = useText();
  return (
    <Field
      label={t('content.spaceTitle')}
      hint={t('content.spaceTitleHint')}
      error={faults.title ?? null}
    >
      {(ids) => (
        <TextInput
          {...ids}
          autoComplete="off"
          aria-required
          disabled={disabled}
          value={values.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </Field>
  );
}

export function LanguagesField({ values, faults, disabled, onChange }: Props) {
  const t = useText();
  const note = useId();
  const toggle = (language: Language, on: boolean) =>
    onChange({
      languages: on
        ? [...values.languages, language]
        : values.languages.filter((each) => each !== language),
    });
  return (
    <fieldset
      disabled={disabled}
      className="flex flex-col gap-1.5"
      {...(faults.languages && { 'aria-describedby': note })}
    >
      <legend className="mb-1.5 font-medium">{t('content.languages')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            checked={values.languages.includes(language)}
            onChange={({ target }) => toggle(language, target.checked)}
          >
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </Checkbox>
        ))}
      </div>
      {faults.languages && (
        <p id={note} role="alert" className="text-12 text-danger">
          {faults.languages}
        </p>
      )}
    </fieldset>
  );
}

/** Says at once that a public space needs a verified address. */
export function VisibilityField({ values, faults, disabled, onChange }: Props) {
  const t = useText();
  const { data } = useReadProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRefused = values.visibility === 'public' && data?.user.emailVerified === false;
  return (
    <>
      <SelectField<Visibility>
        label={t('content.visibility')}
        hint={t(`content.visibilityText.${values.visibility}`)}
        error={faults.visibility}
        disabled={disabled}
        value={values.visibility}
        onChoose={(visibility) => onChange({ visibility })}
        choices={VISIBILITIES.map((value) => ({ value, label: t(`content.visibility.${value}`) }))}
      />
      {isRefused && (
        <MessageBox tone="warn">
          {t('content.unverified')}{' '}
          <Link to={paths.accountSettings} className="underline">
            {t('content.verify')}
          </Link>
        </MessageBox>
      )}
    </>
  );
}
