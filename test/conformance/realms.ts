import type { Readers, Repositories } from '@toolyard/core/repositories';
import { anAdmin, aUser } from './repository-records.ts';

/** Both realms keep sessions, second factors and passkeys alike, each its own. */
export const REALMS = [
  {
    name: 'users',
    sessions: 'sessions',
    secondFactors: 'secondFactors',
    passkeys: 'passkeys',
    addOwner: async ({ users }: Repositories): Promise<string> => {
      const user = aUser();
      await users.add(user);
      return user.id;
    },
  },
  {
    name: 'admins',
    sessions: 'adminSessions',
    secondFactors: 'adminSecondFactors',
    passkeys: 'adminPasskeys',
    addOwner: async ({ admins }: Repositories): Promise<string> => {
      const admin = anAdmin();
      await admins.add(admin);
      return admin.id;
    },
  },
] as const satisfies readonly {
  readonly name: string;
  readonly sessions: keyof Readers;
  readonly secondFactors: keyof Readers;
  readonly passkeys: keyof Readers;
  readonly addOwner: (all: Repositories) => Promise<string>;
}[];
