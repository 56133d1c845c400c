import type { WinnerResponse } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Table, Td, Th } from '../../ui/table.tsx';

interface Props {
  readonly label: string;
  /** Of one draw. */
  readonly winners: readonly WinnerResponse[];
}

/** The name of a winner who does not show one. */
const HIDDEN = '*';
const TONES = {
  claimed: 'ok',
  pending: 'accent',
  forfeited: 'neutral',
  alternate: 'neutral',
} as const;

/** The winners of a draw by rank; without a column for names where none is public. */
export function WinnerTable({ label, winners }: Props) {
  const t = useText();
  const hasNames = winners.some(({ name }) => name !== HIDDEN);
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th num>{t('lottery.col.rank')}</Th>
          <Th>{t('lottery.col.prize')}</Th>
          {hasNames && <Th>{t('lottery.col.name')}</Th>}
          <Th>{t('lottery.col.number')}</Th>
          <Th>{t('lottery.col.state')}</Th>
        </tr>
      </thead>
      <tbody>
        {winners.map((winner) => (
          <tr key={winner.entry}>
            <Td num className="w-14">
              {winner.rank}
            </Td>
            <Td className="whitespace-normal">{winner.prize ?? '--'}</Td>
            {hasNames && <Td>{winner.name}</Td>}
            <Td>
              <span className="font-mono text-12" title={winner.entry}>
                {winner.reference}
              </span>
            </Td>
            <Td className="whitespace-normal">
              <WinnerState winner={winner} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Claimed, waiting, passed on with the public reason, or moved up. */
function WinnerState({ winner }: { readonly winner: WinnerResponse }) {
  const t = useText();
  const notes = [
    ...(winner.forfeitReason ? [t(`lottery.reason.${winner.forfeitReason}`)] : []),
    ...(winner.forfeitNote ? [winner.forfeitNote] : []),
    ...(winner.movedUpFor === null ? [] : [t('lottery.movedUp', { rank: winner.movedUpFor })]),
  ];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={TONES[winner.state]}>{t(`lottery.state.${winner.state}`)}</Badge>
      {notes.length > 0 && (
        <span className="text-12 text-ink-3 wrap-anywhere">{notes.join(' · ')}</span>
      )}
    </span>
  );
}
