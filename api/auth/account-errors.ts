import {
  NAME_INVALID,
  NAME_INVISIBLE,
  PASSWORD_COMMON,
  PASSWORD_PREDICTABLE,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from '@toolyard/core/accounts';

/** Why a name is refused. */
export const NAME_ERRORS = [NAME_INVALID, NAME_INVISIBLE];

/** Why a new password is refused. */
export const PASSWORD_ERRORS = [
  PASSWORD_COMMON,
  PASSWORD_PREDICTABLE,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
];
