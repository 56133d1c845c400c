import { PASSWORD_MIN_LENGTH } from '@toolyard/core/accounts';
import { useReadPasswordRulesQuery } from '../../api/generated-auth.ts';

/** Minimum number of characters of a user's password; the product's default until the server has answered. */
export function usePasswordMinLength(skip = false): number {
  const { data } = useReadPasswordRulesQuery(undefined, { skip });
  return data?.data.minLength ?? PASSWORD_MIN_LENGTH;
}
