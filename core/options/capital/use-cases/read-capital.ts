import { asUser, type Principal } from '../../../accounts/index.ts';
import { untouchedLedger, type CapitalLedger } from '../ledger.ts';
import type { CapitalStore } from '../ports/capital-store.ts';

/** The caller's capital ledger. */
export class ReadCapital {
  constructor(private readonly capital: Pick<CapitalStore, 'findOwned'>) {}

  async execute(principal: Principal): Promise<CapitalLedger> {
    return ledgerOf(this.capital, asUser(principal).userId);
  }
}

/** The ledger of an account; the untouched one where none is stored. */
export const ledgerOf = async (
  capital: Pick<CapitalStore, 'findOwned'>,
  ownerId: string,
): Promise<CapitalLedger> => (await capital.findOwned(ownerId)) ?? untouchedLedger(ownerId);
