import * as v from 'valibot';
import { AlpacaClient, type AlpacaSettings } from './alpaca-client.ts';

/**
 * Sends one request for the dearest data that the product uses, one row of an option chain. Rejects with PROVIDER_PLAN
 * where the key is accepted and its plan lacks them, else with the `PROVIDER_` error that says what is wrong.
 */
export async function checkAlpacaKey(settings: AlpacaSettings): Promise<void> {
  const query = { feed: 'indicative', limit: 1 };
  const path = '/v1beta1/options/snapshots/F';
  await new AlpacaClient(settings).begin().get({ host: 'data', path, query }, v.object({}));
}
