import { MAX_BULK_USERS } from '@toolyard/core/accounts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Selection } from '../../../ui/data-table/selection.ts';
import type { UserPage } from './users-api.ts';

interface Props {
  readonly page: Pick<UserPage, 'total' | 'totalIsMinimum' | 'users'>;
  readonly selection: Selection;
}

/** Once a whole page is chosen: offers all that match on every page, or says why they are too many. */
export function MatchingLine({ page: { total, totalIsMinimum, users }, selection }: Props) {
  const t = useText();
  if (totalIsMinimum || total > MAX_BULK_USERS) {
    const matches = { count: total, more: totalIsMinimum ? '+' : '' };
    return <>{t('users.matching.tooMany', { ...matches, most: MAX_BULK_USERS })}</>;
  }
  return selection.isAll ? (
    <>{t('users.matching.chosen', { count: total })}</>
  ) : (
    <>
      {t('users.matching.page', { count: users.length })}{' '}
      <Button size="sm" onClick={selection.chooseAll}>
        {t('users.matching.choose', { count: total })}
      </Button>
    </>
  );
}
