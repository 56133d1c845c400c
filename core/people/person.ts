import type { Admin, User } from '../accounts/index.ts';

/** A user as operators see one. */
export type Person = Omit<User, 'passwordHash'>;

/** An admin as operators see one. */
export type Operator = Omit<Admin, 'passwordHash'>;

export const personOf = ({ passwordHash: _, ...person }: User): Person => person;

export const operatorOf = ({ passwordHash: _, ...operator }: Admin): Operator => operator;
