import { shortUuid, type Award, type DrawPick } from '@toolyard/core/lottery/draw';
import { useText } from '../../i18n/use-text.ts';

export interface PrizeName {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly picks: readonly DrawPick[];
  /** Who holds each prize after the forfeits. */
  readonly awards: readonly Award[];
  readonly prizes: readonly PrizeName[];
}

/** Winners and alternates in the order of selection. */
export function VerifyWinners({ picks, awards, prizes }: Props) {
  const t = useText();
  const winners = picks.filter(({ prize }) => prize !== null);
  const alternates = picks.filter(({ prize }) => prize === null);
  if (picks.length === 0) return null;
  return (
    <>
      <h3 className="sr-only">{t('verify.winners')}</h3>
      <ol className="mt-3 grid gap-x-6 md:grid-cols-2">
        {winners.map(({ rank, prize, uuid }) => {
          const award = awards.find((candidate) => candidate.rank === rank);
          const moved = award && award.uuid !== uuid;
          return (
            <li
              key={rank}
              className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1.5"
            >
              <span className="w-6 text-right text-ink-3 tabular-nums">{rank}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {prizes.find(({ id }) => id === prize)?.name ?? prize}
              </span>
              <span className="font-mono text-12">
                {moved ? <s className="text-ink-3">{shortUuid(uuid)}</s> : shortUuid(uuid)}
                {moved && ' '}
                {moved &&
                  (award.uuid === null
                    ? t('verify.unawarded')
                    : t('verify.now', { uuid: shortUuid(award.uuid) }))}
              </span>
            </li>
          );
        })}
      </ol>
      {alternates.length > 0 && (
        <p className="mt-3 text-12 text-ink-3 wrap-anywhere">
          {t('verify.alternates')}{' '}
          <span className="font-mono text-ink-2">
            {alternates.map(({ uuid }) => shortUuid(uuid)).join(' · ')}
          </span>
        </p>
      )}
    </>
  );
}
