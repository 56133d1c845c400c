import type { ArticleDraftTexts } from '@toolyard/browser';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Faults } from './draft.ts';

interface Props {
  readonly draft: ArticleDraftTexts;
  readonly faults: Faults;
  /** The address of the article; null where it has none yet. */
  readonly slug: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (changed: Partial<ArticleDraftTexts>) => void;
}

/** What an article says of itself: description, tags, place among its siblings, address. */
export function DraftFields({ draft, faults, slug, isReadOnly, onChange }: Props) {
  const t = useText();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={t('contentEditor.description')}
        hint={t('contentEditor.descriptionHint')}
        error={faults.description ?? null}
        className="md:col-span-2"
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            readOnly={isReadOnly}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('contentEditor.tags')}
        hint={t('contentEditor.tagsHint')}
        error={faults.tags ?? null}
      >
        {(ids) => (
          <TextInput
            {...ids}
            readOnly={isReadOnly}
            value={draft.tags}
            onChange={({ target }) => onChange({ tags: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('contentEditor.order')}
        hint={t('contentEditor.orderHint')}
        error={faults.order ?? null}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            readOnly={isReadOnly}
            value={draft.order}
            onChange={({ target }) => onChange({ order: target.value })}
          />
        )}
      </Field>
      {slug !== null && (
        <Field label={t('contentEditor.slug')}>
          {(ids) => <TextInput {...ids} readOnly value={slug} />}
        </Field>
      )}
    </div>
  );
}
