import { MAX_OFFSET } from '@toolyard/core/accounts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { Pager } from '../../../ui/pager.tsx';
import { PageSizeSelect } from './page-size.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  readonly list: ListAddress;
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly totalIsMinimum: boolean;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** Which of how many are shown, and the other pages; those too far in to be counted to are reached from their neighbours. */
export function PageFoot({ list, page, totalPages, total, totalIsMinimum, ...cursors }: Props) {
  const t = useText();
  const { size } = list;
  const written = useLanguage();
  const isCountable = (at: number) =>
    (at - 1) * size <= MAX_OFFSET || (!totalIsMinimum && total - at * size <= MAX_OFFSET);
  const to = (at: number): string | null => {
    if (isCountable(at)) return list.toPage(at);
    if (at === page) return list.toPage(at, list.cursor);
    const cursor = at === page + 1 ? cursors.nextCursor : null;
    const way = at === page - 1 ? cursors.previousCursor : cursor;
    return way && list.toPage(at, way);
  };
  const inWords = (count: number) => count.toLocaleString(written);
  return (
    <>
      <span className="figures text-12 text-ink-3">
        {t('table.range', {
          from: inWords((page - 1) * size + 1),
          to: inWords(totalIsMinimum ? page * size : Math.min(page * size, total)),
          total: totalIsMinimum ? `${inWords(total)}+` : inWords(total),
        })}
      </span>
      <PageSizeSelect list={list} />
      <Pager page={page} last={Math.max(totalPages, 1)} to={to} />
    </>
  );
}
