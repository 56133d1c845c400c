import { useState } from 'react';
import type { Model, OutputFile } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FileView } from '../output/output-files.tsx';
import { LONGEST_TEMPLATE, type UserTemplate } from './stored-templates.ts';
import { useTemplateOutput, type TemplateOutput } from './use-template-output.ts';

interface Props {
  readonly template: UserTemplate;
  readonly model: Model;
  readonly onText: (text: string) => void;
}

/** A template, and under it what it makes of the model. */
export function TemplateEditor({ template, model, onText }: Props) {
  const t = useText();
  const language = useLanguage();
  const { files, fault } = useTemplateOutput(template.id, template.text, model);
  const said = (of: NonNullable<TemplateOutput['fault']>): string => {
    if (of === 'stopped') return t('codegen.template.stopped');
    if (of === 'failed') return t('codegen.template.failed');
    const text = textIn(of.texts, language);
    return of.place ? t('codegen.fault', { ...of.place, text }) : text;
  };
  return (
    <>
      <Field label={t('codegen.template.text')} error={fault && said(fault)} className="px-4 pb-4">
        {(ids) => (
          <TextArea
            {...ids}
            rows={12}
            dir="ltr"
            spellCheck={false}
            maxLength={LONGEST_TEMPLATE}
            className="font-mono text-12 leading-5"
            value={template.text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      {files && (
        <div className="border-t border-line">
          {fault && (
            <MessageBox tone="warn" className="m-4 mb-0">
              {t('codegen.template.lastGood')}
            </MessageBox>
          )}
          <TemplateFiles files={files} />
        </div>
      )}
    </>
  );
}

function TemplateFiles({ files }: { readonly files: readonly OutputFile[] }) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  if (!file) return <p className="p-4 text-ink-2">{t('codegen.template.noFiles')}</p>;
  return (
    <>
      {files.length > 1 && (
        <div className="px-4 pt-3">
          <Select
            aria-label={t('codegen.template.files')}
            value={file.path}
            choices={files.map(({ path }) => ({ value: path, label: path }))}
            onChoose={setChosen}
          />
        </div>
      )}
      <FileView file={file} />
    </>
  );
}
