import type { BrokerAccount, BrokerPosition } from '@toolyard/core/brokerage';
import type { Texts } from '@toolyard/core/shared';
import type * as v from 'valibot';

/** Reads a resource below the broker's base address; null where the access token is not valid any more. */
export type ReadResource = <S extends v.GenericSchema>(
  path: string,
  schema: S,
) => Promise<v.InferOutput<S> | null>;

/** What differs between brokers that authorise by OAuth 2. */
export interface BrokerDescriptor {
  readonly provider: string;
  readonly name: Texts;
  /** Null where the broker grants read access without one. */
  readonly scope: string | null;
  accounts(read: ReadResource): Promise<readonly BrokerAccount[] | null>;
  positions(
    read: ReadResource,
    accounts: readonly BrokerAccount[],
  ): Promise<readonly BrokerPosition[] | null>;
}
