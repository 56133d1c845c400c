import { clsx } from 'clsx';
import type { Entity } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select.tsx';

interface Props {
  readonly entities: readonly Entity[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** All entities, one of which is shown: a list, and a select where there is no room for it. */
export function EntityList({ entities, chosen, onChoose }: Props) {
  const t = useText();
  return (
    <div className="min-w-0 border-line max-md:border-b md:border-r">
      <div className="p-4 md:hidden">
        <SelectField
          label={t('codegen.entity')}
          value={chosen}
          choices={entities.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={onChoose}
        />
      </div>
      <nav
        aria-label={t('codegen.entities')}
        className="max-h-[70vh] overflow-auto p-2 max-md:hidden"
      >
        <ul>
          {entities.map(({ id, name, fields }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen || undefined}
                onClick={() => onChoose(id)}
                className={clsx(
                  'flex min-h-8 w-full items-center gap-2 rounded-2 px-2 py-1 text-left text-13 focus-visible:-outline-offset-2',
                  id === chosen ? 'bg-accent-tint font-medium text-accent' : 'hover:bg-sunken',
                )}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="text-12 text-ink-3">{fields.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
