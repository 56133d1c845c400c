import { Link } from 'react-router-dom';
import type { WinnerResponse } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Table, Td, Th } from '../../ui/table.tsx';
import { utcTime } from '../../ui/format-date.ts';

interface Props {
  readonly label: string;
  readonly winners: readonly WinnerResponse[];
  /** Whether winners of several events stand in it. */
  readonly withEvent?: boolean;
}

/** Winners by rank, or of many events with their titles. */
export function WinnerTable({ label, winners, withEvent = false }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <Table label={label}>
      <thead>
        <tr>
          {withEvent && <Th>{t('lottery.col.event')}</Th>}
          <Th num>{t('lottery.col.rank')}</Th>
          <Th>{t('lottery.col.prize')}</Th>
          <Th>{t('lottery.col.name')}</Th>
          <Th>{t('lottery.col.number')}</Th>
          <Th>{t('lottery.col.state')}</Th>
          {withEvent && <Th>{t('lottery.col.date')}</Th>}
        </tr>
      </thead>
      <tbody>
        {winners.map((winner) => (
          <tr key={winner.entry}>
            {withEvent && (
              <Td>
                <Link
                  to={paths.lotteryEvent(winner.eventId)}
                  className="text-accent hover:underline"
                >
                  {winner.eventTitle}
                </Link>
              </Td>
            )}
            <Td num>{winner.rank}</Td>
            <Td>{winner.prize ?? '--'}</Td>
            <Td>{winner.name}</Td>
            <Td>
              <span className="figures" title={winner.entry}>
                {winner.reference}
              </span>
            </Td>
            <Td>
              <WinnerState winner={winner} />
            </Td>
            {withEvent && <Td>{utcTime(winner.resultDate, language)}</Td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Claimed, waiting, passed on with the public reason, or moved up. */
function WinnerState({ winner }: { readonly winner: WinnerResponse }) {
  const t = useText();
  const parts = [
    t(`lottery.state.${winner.state}`),
    ...(winner.forfeitReason ? [t(`lottery.reason.${winner.forfeitReason}`)] : []),
    ...(winner.forfeitNote ? [winner.forfeitNote] : []),
    ...(winner.movedUpFor === null ? [] : [t('lottery.movedUp', { rank: winner.movedUpFor })]),
  ];
  return <span className="wrap-anywhere">{parts.join(' · ')}</span>;
}
