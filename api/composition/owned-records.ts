import type { OwnedRecords } from '@toolyard/core/accounts';
import type { Repositories } from './ports.ts';
import { userKey } from './write.ts';

const isOwnedRecords = (repository: object): repository is OwnedRecords =>
  'eraseOwned' in repository;

/** Everything that keeps records of users, found by its own method, so that none outlives its owner unseen. */
export const ownedRecords = ({ idempotency, ...repositories }: Repositories): OwnedRecords[] => [
  ...Object.values<object>(repositories).filter(isOwnedRecords),
  { eraseOwned: (userId) => idempotency.forget(userKey(userId)) },
];
