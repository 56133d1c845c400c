import type { ReactNode } from 'react';
import { sourceNotes, type SourceNote } from '@toolyard/core/market';
import FileText from 'lucide-react/icons/file-text';
import Radio from 'lucide-react/icons/radio';
import type { MetaResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Badge, DelayedBadge, SimulatedBadge } from '../../../../ui/badge.tsx';
import { SimulatedFlask } from '../../../../ui/simulated-flask.tsx';
import { ageText, newYorkTime } from '../../../../ui/format-date.ts';
import { useMarketSource } from '../live/use-market-source.ts';
import { useNow } from '../live/use-now.ts';

interface Props {
  readonly meta: Omit<MetaResponse, 'nextRefresh'>;
  /** Whether the time of the prices stands beside it. */
  readonly isTimed?: boolean;
  /** A block of a page whose title names the market: where that is simulated too, the flask says it without the word. */
  readonly isBlock?: boolean;
}

/** Where prices come from, how late they are, and what is wrong with them. */
export function MarketBadge({ meta, isTimed = false, isBlock = false }: Props) {
  const market = useMarketSource();
  const now = useNow();
  const notes = sourceNotes({ ...meta, asOf: Date.parse(meta.asOf) }, now).filter(
    ({ kind }) => !isTimed || kind !== 'asOf',
  );
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {notes.map((note) => (
        <Note key={note.kind} note={note} quiet={isBlock && market?.meta.simulated === true} />
      ))}
    </span>
  );
}

interface NoteProps {
  readonly note: SourceNote;
  readonly quiet: boolean;
}

function Note({ note, quiet }: NoteProps): ReactNode {
  const t = useText();
  const language = useLanguage();
  switch (note.kind) {
    case 'simulated':
      return quiet ? (
        <SimulatedFlask>{t('market.simulated')}</SimulatedFlask>
      ) : (
        <SimulatedBadge>{t('market.simulated')}</SimulatedBadge>
      );
    case 'file':
      return <Badge icon={<FileText size={12} aria-hidden="true" />}>{t('market.file')}</Badge>;
    case 'import':
      return <Badge>{t('market.imported')}</Badge>;
    case 'upload':
      return <Badge>{t('market.uploaded')}</Badge>;
    case 'provider':
      return (
        <>
          <Badge icon={<Radio size={12} aria-hidden="true" />}>{note.name}</Badge>
          {note.delayedMinutes > 0 && (
            <DelayedBadge>{t('market.delayed', { minutes: note.delayedMinutes })}</DelayedBadge>
          )}
        </>
      );
    case 'stale':
      return (
        <DelayedBadge>{t('market.stale', { age: ageText(note.seconds, language) })}</DelayedBadge>
      );
    case 'asOf':
      return <Badge>{t('market.asOf', { time: newYorkTime(note.at, language) })}</Badge>;
    case 'closes':
      return (
        <DelayedBadge>{t('market.closes', { time: newYorkTime(note.at, language) })}</DelayedBadge>
      );
    case 'partial':
      return <Badge tone="warn">{t('market.partial')}</Badge>;
  }
}
