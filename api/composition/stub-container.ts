import { Container } from 'inversify';
import { PORTS } from './ports.ts';
import { readSettings } from './settings.ts';
import { USE_CASES } from './use-cases.ts';

/** A container whose ports are empty: enough to describe the API, not to serve it. */
export function stubContainer(): Container {
  const container = new Container();
  const { settings, ...ports } = PORTS;
  container.bind<object>(settings).toConstantValue(readSettings({}));
  for (const id of [...Object.values(ports), ...USE_CASES])
    container.bind<object>(id).toConstantValue({});
  return container;
}
