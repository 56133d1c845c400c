import type { Container, ResolutionContext } from 'inversify';
import type { Port } from './ports.ts';

export type { Container } from 'inversify';

/** What stands for a port, with the port's type: identifiers that are symbols have none for inversify. */
export const resolve = <T>(from: Container | ResolutionContext, port: Port<T>): T =>
  from.get<T>(port);

export const bind = <T>(container: Container, port: Port<T>) => container.bind<T>(port);

/** Puts something else in a port's place. */
export const replace = <T>(container: Container, port: Port<T>, value: T): void =>
  void container.rebind<T>(port).toConstantValue(value);
