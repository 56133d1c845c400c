import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { Model } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { useFileChooser } from '../../../ui/file-chooser.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAllAsZip } from './use-all-as-zip.ts';
import {
  LONGEST_NAME,
  LONGEST_TEMPLATE,
  MOST_TEMPLATES,
  readTemplates,
  type UserTemplate,
} from './stored-templates.ts';
import { TemplateEditor } from './template-editor.tsx';

const EXAMPLE = `---
path: docs/{{ entity.kebab }}.md
each: entities
---
# {{ entity.name }}

| Field | Type |
| --- | --- |
{%- for field in entity.fields %}
| {{ field.name }} | {{ field.type }} |
{%- endfor %}
`;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  readonly model: Model;
  readonly templates: readonly UserTemplate[];
  /** Answers whether the browser had room for them. */
  readonly onChange: (templates: readonly UserTemplate[]) => boolean;
}

/** Templates of the user's own: they are stored in this browser and filled with the model. */
export function TemplatesCard({ model, templates: stored, onChange }: Props) {
  const t = useText();
  const toasts = useToasts();
  const newTemplate = (number: number): UserTemplate => ({
    id: crypto.randomUUID(),
    name: t('codegen.template.number', { number }),
    text: EXAMPLE,
  });
  // It is stored once it is edited.
  const [example] = useState(() => newTemplate(1));
  const templates = stored.length > 0 ? stored : [example];
  const [chosenId, setChosenId] = useState(templates[0]!.id);
  const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0]!;
  const change = (next: readonly UserTemplate[]) => {
    if (!onChange(next))
      toasts.add({ title: t('codegen.template.notStored'), variant: 'destructive' });
  };
  const edit = (more: Partial<UserTemplate>) =>
    change(templates.map((each) => (each.id === chosen.id ? { ...each, ...more } : each)));
  const add = () => {
    const added = newTemplate(templates.length + 1);
    change([...templates, added]);
    setChosenId(added.id);
  };
  const openFiles = async (files: readonly File[]) => {
    const opened = await Promise.all(
      files.slice(0, MOST_TEMPLATES - templates.length).map(async (file) => ({
        id: crypto.randomUUID(),
        name: file.name.replace(/\.(?:liquid|txt)$/i, '').slice(0, LONGEST_NAME),
        text: (await file.text()).slice(0, LONGEST_TEMPLATE),
      })),
    );
    change([...stored, ...opened]);
    if (opened[0]) setChosenId(opened[0].id);
  };
  const chooser = useFileChooser({
    label: t('codegen.template.open'),
    accept: '.liquid,.txt,text/plain',
    multiple: true,
    onFiles: (files) => void openFiles(files),
  });
  const zip = useAllAsZip(templates, model);
  const isFull = templates.length >= MOST_TEMPLATES;
  const remove = () => {
    const rest = templates.filter(({ id }) => id !== chosen.id);
    const next = rest.length > 0 ? rest : [newTemplate(1)];
    change(next);
    setChosenId(next[0]!.id);
    toasts.add({
      title: t('codegen.template.removed', { name: chosen.name }),
      action: {
        label: t('codegen.template.restore'),
        onClick: () => {
          change([...readTemplates(), chosen]);
          setChosenId(chosen.id);
        },
      },
    });
  };
  return (
    <Card label={t('codegen.template.title')}>
      <CardHead
        title={t('codegen.template.title')}
        controls={
          <Button size="sm" icon={<Download {...icon} />} busy={zip.busy} onClick={zip.download}>
            {t('codegen.zip')}
          </Button>
        }
      />
      <p className="px-4 pt-3 text-13 text-ink-2">{t('codegen.template.intro')}</p>
      <div className="flex flex-wrap items-end gap-3 p-4">
        {templates.length > 1 && (
          <Field label={t('codegen.template.choose')} className="min-w-44">
            {(ids) => (
              <Select
                {...ids}
                value={chosen.id}
                choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
                onChoose={setChosenId}
              />
            )}
          </Field>
        )}
        <Field label={t('codegen.template.name')} className="min-w-44">
          {(ids) => (
            <TextInput
              {...ids}
              value={chosen.name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </Field>
        <Button icon={<Plus {...icon} />} disabled={isFull} onClick={add}>
          {t('codegen.template.add')}
        </Button>
        {chooser.input}
        <Button icon={<FileText {...icon} />} disabled={isFull} onClick={chooser.choose}>
          {t('codegen.template.open')}
        </Button>
        <Button icon={<Trash {...icon} />} onClick={remove}>
          {t('codegen.template.remove')}
        </Button>
      </div>
      <TemplateEditor template={chosen} model={model} onText={(text) => edit({ text })} />
    </Card>
  );
}
