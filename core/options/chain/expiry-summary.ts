import { expiryKind } from '../contracts/index.ts';
import type { ExpirySummary, OptionChain } from './option-chain.ts';

/** The row of the expiry strip that a chain has. */
export const summariseExpiry = ({
  expiry,
  daysToExpiry,
  volatilityAtForward,
}: OptionChain): ExpirySummary => ({
  expiry,
  daysToExpiry,
  kind: expiryKind(expiry),
  volatilityAtForward,
});
