import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { networkOf } from './network.ts';

const networks = new AsyncLocalStorage<string>();

/** Keeps the network of a call for all that is done because of it. */
export const keepNetwork: RequestHandler = (request, _response, next) =>
  networks.run(networkOf(request.ip ?? ''), () => next());

/** The network of the call that this is done for; empty where the server does it by itself. */
export const presentNetwork = (): string => networks.getStore() ?? '';
