import type { ConflictSide, FileUpdate, LineConflict, LinePart } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { CodeText } from '../output/code-text.tsx';

type Sides = readonly (ConflictSide | undefined)[];

interface Props {
  readonly update: FileUpdate;
  readonly sides: Sides;
  readonly onDecide: (sides: Sides) => void;
}

/** What becomes of one file, with what has to be decided of it. */
export function FileChange({ update, sides, onDecide }: Props) {
  const t = useText();
  const { path, change } = update;
  return (
    <section aria-label={path} className="min-w-0 border-t border-line">
      {(change === 'missing' || change === 'obsolete') && (
        <div className="flex flex-col gap-2 p-4">
          <p className="text-ink-2">
            {change === 'missing'
              ? t('codegen.update.missingText')
              : t(update.edited ? 'codegen.update.obsoleteEdited' : 'codegen.update.obsoleteText')}
          </p>
          {change === 'missing' && (
            <Checkbox
              checked={sides[0] === 'generated'}
              onChange={({ target }) => onDecide(target.checked ? ['generated'] : [])}
            >
              {t('codegen.update.bringBack')}
            </Checkbox>
          )}
        </div>
      )}
      {change === 'conflict' && (
        <Conflicts parts={update.parts} sides={sides} onDecide={onDecide} />
      )}
      {'text' in update && <CodeText file={update} />}
    </section>
  );
}

/** Lines of agreement that are shown beside a conflict. */
const CONTEXT = 3;

/** The first and last lines of what stands between two conflicts. */
function excerpt(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split(/(?<=\n)/);
  const head = isFirst ? [] : lines.slice(0, CONTEXT);
  const tail = isLast ? [] : lines.slice(-CONTEXT);
  if (head.length + tail.length >= lines.length) return text;
  return [...head, '⋮\n', ...tail].join('');
}

interface ConflictsProps extends Omit<Props, 'update'> {
  readonly parts: readonly LinePart[];
}

function Conflicts({ parts, sides, onDecide }: ConflictsProps) {
  const t = useText();
  const conflicts = parts.filter((part) => part.kind === 'conflict');
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="text-ink-2">{t('codegen.update.conflictText')}</p>
      {parts.map((part, at) =>
        part.kind === 'agreed' ? (
          <pre
            key={at}
            dir="ltr"
            className="overflow-x-auto font-mono text-12 leading-5 text-ink-2"
          >
            {excerpt(part.text, at === 0, at === parts.length - 1)}
          </pre>
        ) : (
          <ConflictLines
            key={at}
            number={conflicts.indexOf(part) + 1}
            conflict={part}
            side={sides[conflicts.indexOf(part)]}
            onDecide={(side) =>
              onDecide(conflicts.map((each, index) => (each === part ? side : sides[index])))
            }
          />
        ),
      )}
    </div>
  );
}

const SIDES = ['project', 'generated', 'both'] as const;

interface ConflictProps {
  readonly number: number;
  readonly conflict: LineConflict;
  readonly side: ConflictSide | undefined;
  readonly onDecide: (side: ConflictSide) => void;
}

function ConflictLines({ number, conflict, side, onDecide }: ConflictProps) {
  const t = useText();
  return (
    <div className="flex flex-col gap-2 rounded-2 border border-line p-3">
      <Segments<ConflictSide | ''>
        label={t('codegen.update.decide', { number })}
        segments={SIDES.map((value) => ({ value, label: t(`codegen.update.side.${value}`) }))}
        value={side ?? ''}
        onChange={(next) => next !== '' && onDecide(next)}
        className="self-start"
      />
      <div className="grid gap-3 md:grid-cols-2">
        {(['project', 'generated'] as const).map((each) => (
          <div key={each} className="flex min-w-0 flex-col gap-1">
            <h4 className="text-12 text-ink-3">{t(`codegen.update.side.${each}`)}</h4>
            <pre
              dir="ltr"
              className="min-h-9 overflow-x-auto rounded-2 bg-sunken px-2.5 py-2 font-mono text-12 leading-5"
            >
              {conflict[each] === '' ? t('codegen.update.noLines') : conflict[each]}
            </pre>
          </div>
        ))}
      </div>
    </div>
  );
}
