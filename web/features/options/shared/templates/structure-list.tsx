import type { OptionChain } from '@toolyard/core/options/chain';
import {
  NAMED_STRUCTURES,
  STRUCTURE_NAMES,
  type NamedStructureId,
} from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { structureCurve } from './template-preview.ts';

interface Props {
  readonly structures: readonly NamedStructureId[];
  /** Chains the pictures are filled from; null while they load. */
  readonly front: OptionChain | null;
  readonly back: OptionChain | null;
  readonly chosen: NamedStructureId | null;
  readonly onChoose: (id: NamedStructureId) => void;
}

/** Structures by the names that traders use, each with its payoff and what it is in a sentence. */
export function StructureList({ structures, front, back, chosen, onChoose }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-2">
      {structures.map((id) => (
        <StructureRow
          key={id}
          id={id}
          front={front}
          back={back}
          chosen={id === chosen}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'front' | 'back' | 'onChoose'> {
  readonly id: NamedStructureId;
  readonly chosen: boolean;
}

function StructureRow({ id, front, back, chosen, onChoose }: RowProps) {
  const language = useLanguage();
  const curve = front && structureCurve(id, front, back);
  return (
    <li className="relative flex items-start gap-3 rounded-2 border border-line bg-surface p-2.5 hover:border-line-2 has-aria-pressed:border-accent-solid has-aria-pressed:ring-1 has-aria-pressed:ring-accent-solid">
      <PayoffThumbnail curve={curve ?? []} width={64} height={40} />
      <div className="min-w-0">
        {/* The button covers the row; its name is the words that it shows. */}
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => onChoose(id)}
          className="text-left text-13 font-semibold after:absolute after:inset-0 after:rounded-2"
        >
          {textIn(STRUCTURE_NAMES[id], language)}
        </button>
        <p className="text-12 text-ink-2">{textIn(NAMED_STRUCTURES[id].about, language)}</p>
      </div>
    </li>
  );
}
