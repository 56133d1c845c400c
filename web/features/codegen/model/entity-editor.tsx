import { useEffect, useRef } from 'react';
import type { Entity } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { AddFieldForm, AddRelationForm } from './add-forms.tsx';
import { DraftInput } from './draft-input.tsx';
import { useEditProblem, type Editing } from './editing.ts';
import { FieldRow } from './field-row.tsx';

interface Props extends Editing {
  readonly entity: Entity;
  /** It was opened from elsewhere, so that the focus comes with it. */
  readonly isOpened: boolean;
}

/** The fields of an entity, each to be edited, and forms that add to them. */
export function EntityEditor({ entity, isOpened, ...editing }: Props) {
  const t = useText();
  const problem = useEditProblem(editing.model);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const { fields } = entity;

  // The focus goes to what stands where the removed field stood.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current!.querySelectorAll<HTMLElement>('[data-remove]:enabled');
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? list.current!).focus();
    removed.current = null;
  }, [fields.length]);

  useEffect(() => {
    if (isOpened) section.current?.focus();
  }, [isOpened]);

  const renamed = (name: string) => ({ kind: 'rename entity', entity: entity.id, name }) as const;
  return (
    <section ref={section} tabIndex={-1} aria-label={entity.name} className="min-w-0 outline-none">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <DraftInput
          className="w-full font-semibold sm:w-72"
          label={t('codegen.entityName')}
          value={entity.name}
          problem={(name) => problem(renamed(name))}
          onCommit={(name) => editing.onEdit(renamed(name))}
        />
        <p className="text-13 text-ink-2">{t('codegen.fieldCount', { count: fields.length })}</p>
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('codegen.fieldsOf', { entity: entity.name })}
        className="divide-y divide-line outline-none"
      >
        {fields.map((field, at) => (
          <FieldRow
            key={field.id}
            {...editing}
            entity={entity}
            field={field}
            onRemove={() => (removed.current = at)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-10 gap-y-5 border-t border-line p-4">
        <AddFieldForm {...editing} entity={entity} />
        <AddRelationForm {...editing} entity={entity} />
      </div>
    </section>
  );
}
