import { lazy, Suspense, useId, useMemo, useState } from 'react';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { applyEdits, TYPE_WORDS, type Model } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUndoKeys } from '../../../ui/use-shortcuts.ts';
import type { EditHistory } from '../use-edits.ts';
import { EntityEditor } from './entity-editor.tsx';
import { EntityList } from './entity-list.tsx';
import { UnusedEdits } from './unused-edits.tsx';

/** Entities of a diagram, beyond which nobody could read it. */
const MOST_ENTITIES = 200;

const Diagram = lazy(() =>
  import('../diagram/model-diagram.tsx').then(
    ({ ModelDiagram }) => ({ default: ModelDiagram }),
    () => ({ default: NoDiagram }),
  ),
);

function NoDiagram() {
  const t = useText();
  return <p className="p-4 text-ink-2">{t('codegen.noDiagram')}</p>;
}

interface Props {
  /** Without edits. */
  readonly readModel: Model;
  readonly history: EditHistory;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The model that was read, whose entities and fields can be edited. */
export function ModelCard({ readModel, history }: Props) {
  const t = useText();
  const types = useId();
  const [view, setView] = useState<'table' | 'diagram'>('table');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(false);
  const { edits, canUndo, canRedo, undo, redo } = history;
  const { model, unused } = useMemo(() => applyEdits(readModel, edits), [readModel, edits]);
  useUndoKeys(undo, redo);
  const { entities, enumerations, aliases } = model;
  const entity = entities.find(({ id }) => id === chosen) ?? entities[0];
  const proposals = [
    ...TYPE_WORDS,
    ...[...entities, ...enumerations, ...aliases].map(({ name }) => name),
  ];
  return (
    <Card label={t('codegen.model')}>
      <CardHead
        title={t('codegen.entityCount', { count: entities.length })}
        controls={
          <>
            <Segments
              label={t('codegen.view')}
              value={view}
              onChange={(next) => {
                setOpened(false);
                setView(next);
              }}
              segments={[
                { value: 'table', label: t('codegen.table') },
                { value: 'diagram', label: t('codegen.diagram') },
              ]}
            />
            <IconButton label={t('codegen.undo')} disabled={!canUndo} onClick={undo}>
              <Undo2 {...icon} />
            </IconButton>
            <IconButton label={t('codegen.redo')} disabled={!canRedo} onClick={redo}>
              <Redo2 {...icon} />
            </IconButton>
          </>
        }
      />
      {unused.length > 0 && (
        <UnusedEdits
          unused={unused}
          onDiscard={() =>
            history.replace(edits.filter((each) => unused.every(({ edit }) => edit !== each)))
          }
        />
      )}
      <datalist id={types}>
        {[...new Set(proposals)].map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      {entity && view === 'diagram' && entities.length > MOST_ENTITIES && (
        <p className="p-4 text-ink-2">{t('codegen.tooManyEntities', { count: MOST_ENTITIES })}</p>
      )}
      {entity && view === 'diagram' && entities.length <= MOST_ENTITIES && (
        <Suspense fallback={<Skeleton className="m-4 h-80" />}>
          <Diagram
            model={model}
            onOpen={(id) => {
              setChosen(id);
              setOpened(true);
              setView('table');
            }}
          />
        </Suspense>
      )}
      {entity && view === 'table' && (
        <div className="grid md:grid-cols-[13rem_minmax(0,1fr)]">
          <EntityList entities={entities} chosen={entity.id} onChoose={setChosen} />
          <EntityEditor
            key={entity.id}
            model={model}
            onEdit={history.add}
            types={types}
            entity={entity}
            isOpened={isOpened}
          />
        </div>
      )}
    </Card>
  );
}
