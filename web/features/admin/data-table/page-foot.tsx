import { useText, useWrittenLanguage } from '../../../i18n/use-text.ts';
import { Pagination } from './pagination.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  readonly list: ListAddress;
  /** Rows on a page. */
  readonly size: number;
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

/** Which of how many are shown, and the other pages. */
export function PageFoot({ list, size, page, totalPages, total }: Props) {
  const t = useText();
  const written = useWrittenLanguage();
  const inWords = (count: number) => count.toLocaleString(written);
  return (
    <>
      <span className="figures text-12 text-ink-3">
        {t('table.range', {
          from: inWords((page - 1) * size + 1),
          to: inWords(Math.min(page * size, total)),
          total: inWords(total),
        })}
      </span>
      <Pagination page={page} last={Math.max(totalPages, 1)} to={list.toPage} />
    </>
  );
}
