import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { TextInput } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SearchButton, SearchField, SearchInput } from '../../ui/search-field.tsx';
import { Select, SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Part } from './part.tsx';

/** What is filled in. */
export function FieldParts() {
  const t = useText();
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('a');
  const [day, setDay] = useState('2026-12-18');
  const [time, setTime] = useState('2026-12-18T09:30');
  const [clock, setClock] = useState('09:30');
  const choices = [
    { value: 'a', label: t('nav.home') },
    { value: 'b', label: t('nav.about') },
  ];
  const select = { choices, value: choice, onChoose: setChoice };
  return (
    <>
      <Part name="Field, TextInput">
        <Field label={t('shell.user')} hint={t('footer.tagline')} className="w-60">
          {(ids) => <TextInput {...ids} placeholder={t('shell.palette')} />}
        </Field>
        <Field label={t('shell.user')} error={t('shell.missing')} className="w-60">
          {(ids) => <TextInput {...ids} defaultValue="?" />}
        </Field>
        <Field label={t('shell.user')} className="w-60">
          {(ids) => <TextInput {...ids} disabled defaultValue="Toolyard" />}
        </Field>
        <Field label={t('shell.user')} className="w-60">
          {(ids) => <TextInput {...ids} readOnly size="lg" defaultValue="Toolyard" />}
        </Field>
      </Part>
      <Part name="PasswordInput">
        <PasswordInput
          aria-label="PasswordInput"
          showLabel={t('shell.openMenu')}
          hideLabel={t('shell.closeMenu')}
          defaultValue="toolyard"
        />
      </Part>
      <Part name="Select">
        <Select {...select} aria-label="Select" />
        <Select {...select} aria-label="Select, large" size="lg" />
        <Select {...select} aria-label="Select, disabled" disabled />
        <SelectField {...select} label={t('shell.language')} error={t('shell.missing')} />
      </Part>
      <Part name="DateField">
        <DateField className="w-40" label="day" value={day} onType={setDay} />
        <DateField className="w-52" label="time" kind="time" value={time} onType={setTime} />
        <DateField className="w-20" label="clock" kind="clock" value={clock} onType={setClock} />
        <DateField className="w-40" label="day, disabled" value={day} disabled onType={setDay} />
      </Part>
      <Part name="SearchField, SearchInput, SearchButton">
        <SearchField
          className="w-60"
          label={t('shell.palette')}
          value={search}
          onSearch={setSearch}
        />
        <output>{search}</output>
        <SearchInput
          className="w-60"
          label={t('nav.tools')}
          value={search}
          onType={setSearch}
          lead={<SearchButton label={t('shell.palette')} />}
        />
      </Part>
      <Part name="TextArea">
        <TextArea aria-label="TextArea" defaultValue={t('footer.tagline')} />
        <TextArea aria-label="TextArea, disabled" disabled defaultValue={t('footer.tagline')} />
      </Part>
      <Part name="Checkbox">
        <Checkbox defaultChecked>{t('shell.notifications')}</Checkbox>
        <Checkbox>{t('shell.notifications')}</Checkbox>
        <Checkbox disabled>{t('shell.notifications')}</Checkbox>
      </Part>
      <Part name="FileDrop">
        <FileDrop
          label="FileDrop"
          choose={t('shell.reload')}
          hint={t('footer.tagline')}
          busy={false}
          onFile={() => undefined}
        />
        <FileDrop
          label="FileDrop, busy"
          choose={t('shell.reload')}
          hint={t('shell.loading')}
          busy
          onFile={() => undefined}
        />
      </Part>
    </>
  );
}
