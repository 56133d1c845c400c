import { useState, type FormEvent } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { Edit, Entity } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useEditProblem, type Editing } from './editing.ts';

interface Props extends Editing {
  readonly entity: Entity;
}

const plus = <Plus size={16} strokeWidth={1.75} aria-hidden="true" />;

/** Adds what a form says, or shows at its name why not. */
function useAdding({ model, onEdit }: Editing, edit: (name: string) => Edit) {
  const problem = useEditProblem(model);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  return {
    name,
    error,
    onName: (typed: string) => {
      setName(typed);
      setError(null);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const found = problem(edit(name.trim()));
      setError(found);
      if (found !== null) return;
      onEdit(edit(name.trim()));
      setName('');
    },
  };
}

/** A new field of an entity. */
export function AddFieldForm(props: Props) {
  const t = useText();
  const { entity, types } = props;
  const [type, setType] = useState('text');
  const adding = useAdding(props, (name) => ({
    ...({ kind: 'add field', entity: entity.id, name } as const),
    type,
  }));
  return (
    <form
      aria-label={t('codegen.addField')}
      onSubmit={adding.submit}
      className="flex min-w-0 flex-1 flex-wrap items-start gap-3 max-lg:basis-full"
    >
      <Field label={t('codegen.newField')} error={adding.error} className="flex-1 basis-36">
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={adding.name}
            onChange={({ target }) => adding.onName(target.value)}
          />
        )}
      </Field>
      <Field label={t('codegen.type')} className="flex-1 basis-36">
        {(ids) => (
          <TextInput
            {...ids}
            list={types}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={type}
            onChange={({ target }) => {
              setType(target.value);
              adding.onName(adding.name);
            }}
          />
        )}
      </Field>
      <Button type="submit" icon={plus} className="md:mt-[26px]">
        {t('codegen.addField')}
      </Button>
    </form>
  );
}

/** A new relation of an entity with another, or with itself. */
export function AddRelationForm(props: Props) {
  const t = useText();
  const { entity, model } = props;
  const [chosen, setTo] = useState<string | null>(null);
  const [many, setMany] = useState<'one' | 'many'>('one');
  const to = model.entities.find(({ id }) => id === chosen) ?? model.entities[0]!;
  const adding = useAdding(props, (name) => ({
    ...({ kind: 'add relation', entity: entity.id, to: to.id, name } as const),
    many: many === 'many',
  }));
  return (
    <form
      aria-label={t('codegen.addRelation')}
      onSubmit={adding.submit}
      className="flex min-w-0 flex-1 flex-wrap items-start gap-3 max-lg:basis-full"
    >
      <Field label={t('codegen.relationKind')} className="flex-1 basis-28">
        {(ids) => (
          <Select
            {...ids}
            value={many}
            choices={[
              { value: 'one', label: t('codegen.refersToOne') },
              { value: 'many', label: t('codegen.hasMany') },
            ]}
            onChoose={setMany}
          />
        )}
      </Field>
      <Field label={t('codegen.relationTo')} className="flex-1 basis-28">
        {(ids) => (
          <Select
            {...ids}
            value={to.id}
            choices={model.entities.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(id) => {
              setTo(id);
              adding.onName(adding.name);
            }}
          />
        )}
      </Field>
      <Field label={t('codegen.relationName')} error={adding.error} className="flex-1 basis-28">
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={adding.name}
            onChange={({ target }) => adding.onName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={plus} className="md:mt-[26px]">
        {t('codegen.addRelation')}
      </Button>
    </form>
  );
}
