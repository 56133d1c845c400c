import type { OwnedRecords } from '@toolyard/core/accounts';
import { registerErasure } from '@toolyard/core/lottery';
import type { Repositories } from '@toolyard/core/repositories';
import { nobleCrypto } from '@toolyard/noble';
import { userKey } from './write.ts';

const isOwnedRecords = (repository: object): repository is OwnedRecords =>
  'eraseOwned' in repository;

/** All stores with records of users, found by their method, so that none is forgotten when an account is deleted. */
export const ownedRecords = ({ idempotency, ...repositories }: Repositories): OwnedRecords[] => [
  // Before the entries go: the public registers of their events say so.
  { eraseOwned: (userId) => registerErasure(repositories, { crypto: nobleCrypto }, userId) },
  ...Object.values<object>(repositories).filter(isOwnedRecords),
  { eraseOwned: (userId) => idempotency.forget(userKey(userId)) },
];
