import Trash2 from 'lucide-react/icons/trash-2';
import { typeText, type Entity, type Field } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { DraftInput } from './draft-input.tsx';
import { useEditProblem, type Editing } from './editing.ts';

interface Props extends Editing {
  readonly entity: Entity;
  readonly field: Field;
  readonly onRemove: () => void;
}

/** One field: its name, its type, and what else is said of it. */
export function FieldRow({ model, onEdit, types, entity, field, onRemove }: Props) {
  const t = useText();
  const problem = useEditProblem(model);
  const target = { entity: entity.id, field: field.id } as const;
  const named = { field: field.name };
  const isKey = entity.keys.some(
    ({ kind, fields }) => kind === 'primary' && fields.includes(field.name),
  );
  const renamed = (name: string) => ({ kind: 'rename field', ...target, name }) as const;
  const retyped = (type: string) => ({ kind: 'retype', ...target, type }) as const;
  return (
    <li
      aria-label={field.name}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_24rem_auto]"
    >
      <DraftInput
        label={t('codegen.nameOf', named)}
        value={field.name}
        problem={(name) => problem(renamed(name))}
        onCommit={(name) => onEdit(renamed(name))}
      />
      <DraftInput
        className="font-mono max-lg:order-2 max-lg:col-span-2"
        label={t('codegen.typeOf', named)}
        value={typeText(field.type, model)}
        list={types}
        problem={(type) => problem(retyped(type))}
        onCommit={(type) => onEdit(retyped(type))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 max-lg:order-3 max-lg:col-span-2">
        {model.dialect === null && (
          <Checkbox
            checked={field.optional}
            onChange={({ target: { checked: value } }) =>
              onEdit({ kind: 'set optional', ...target, value })
            }
          >
            {t('codegen.optional')}
          </Checkbox>
        )}
        <Checkbox
          checked={field.nullable}
          disabled={isKey}
          onChange={({ target: { checked: value } }) =>
            onEdit({ kind: 'set nullable', ...target, value })
          }
        >
          {t('codegen.nullable')}
        </Checkbox>
        <Checkbox
          checked={field.personal}
          onChange={({ target: { checked: value } }) =>
            onEdit({ kind: 'mark personal', ...target, value })
          }
        >
          {t('codegen.personal')}
        </Checkbox>
        {isKey && <Badge tone="accent">{t('codegen.key')}</Badge>}
      </div>
      <IconButton
        data-remove
        label={t('codegen.removeField', named)}
        disabled={problem({ kind: 'remove field', ...target }) !== null}
        onClick={() => {
          onEdit({ kind: 'remove field', ...target });
          onRemove();
        }}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
