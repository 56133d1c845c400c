import { EMAIL_STATES, SECOND_FACTOR_SETTINGS, USER_ROLES } from '@toolyard/core/accounts';
import { useText } from '../../../i18n/use-text.ts';
import { localDay } from '../../../ui/download-file.ts';
import type { ListFilter } from '../../../ui/data-table/list-filters.tsx';
import { midnight } from '../data-table/use-list-address.ts';

/** Choices for the last sign-in, `30d` within thirty days, `-30d` not for thirty days. */
const SIGN_INS = ['30d', '-30d', '-90d', '-365d', 'never'] as const;
const EPOCH = new Date(0).toISOString();

/** The bounds of a choice for the last sign-in; days are the reader's own, so that they change at midnight alone. */
export function signInBounds(
  choice: string,
  now: number,
): { readonly lastSignInFrom?: string | undefined; readonly lastSignInTo?: string | undefined } {
  if (choice === 'never') return { lastSignInTo: EPOCH };
  const [, before, days] = /^(-?)(\d{1,4})d$/.exec(choice) ?? [];
  if (days === undefined) return {};
  const at = midnight(localDay(now), -Number(days));
  return before === '-' ? { lastSignInTo: at } : { lastSignInFrom: at };
}

/** The filters of the list of users; the trash has no status. */
export function useUserFilters(isTrash: boolean): readonly ListFilter[] {
  const t = useText();
  return [
    {
      name: 'role',
      label: t('users.role'),
      choices: USER_ROLES.map((value) => ({ value, label: t(`users.role.${value}`) })),
    },
    ...(isTrash
      ? []
      : [
          {
            name: 'status',
            label: t('users.status'),
            choices: [{ value: 'disabled', label: t('users.status.disabled') }],
          },
        ]),
    {
      name: 'email',
      label: t('users.emailState'),
      choices: EMAIL_STATES.map((value) => ({ value, label: t(`users.emailState.${value}`) })),
    },
    {
      name: 'secondFactor',
      label: t('users.secondFactor'),
      choices: SECOND_FACTOR_SETTINGS.map((value) => ({
        value,
        label: t(`users.secondFactor.${value}`),
      })),
    },
    {
      name: 'signIn',
      label: t('users.lastSignIn'),
      choices: SIGN_INS.map((value) => ({
        value,
        label:
          value === 'never'
            ? t('users.signIn.never')
            : t(value.startsWith('-') ? 'users.signIn.before' : 'users.signIn.within', {
                days: Number(value.replace(/\D/g, '')),
              }),
      })),
    },
    { name: 'from', label: t('users.createdFrom') },
    { name: 'to', label: t('users.createdTo') },
  ];
}
