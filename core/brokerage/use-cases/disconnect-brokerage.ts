import { asUser, type Principal } from '../../accounts/index.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';

/** Forgets the caller's connection; one who has none is disconnected already. */
export class DisconnectBrokerage {
  constructor(private readonly connections: ConnectionStore) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    await this.connections.remove(asUser(principal).userId);
  }
}
