import * as v from 'valibot';
import { PolygonClient, type PolygonSettings } from './polygon-client.ts';

/**
 * Sends one request for the dearest data that the product uses, one row of an option chain. Rejects with PROVIDER_PLAN
 * where the key is accepted and its plan lacks them, else with the `PROVIDER_` error that says what is wrong.
 */
export async function checkPolygonKey(settings: PolygonSettings): Promise<void> {
  const call = new PolygonClient(settings).begin();
  await call.rows('/v3/snapshot/options/F', { limit: 1 }, v.unknown(), 1);
}
