import type { Container, Newable } from 'inversify';
import type { Clock, RequestDigest, UnitOfWork } from '@toolyard/core/shared';
import type { Repositories } from '@toolyard/core/repositories';
import { PORTS, type Port } from './ports.ts';
import {
  PreparedWrite,
  TransactionalWrite,
  type PreparedUseCase,
  type WriteUseCase,
} from './write.ts';

type Ports<A extends readonly unknown[]> = { readonly [K in keyof A]: Port<A[K]> };
type Made<A extends unknown[], T> = new (...args: A) => T;

/** How the container makes one use case. */
export interface Wiring {
  readonly id: Newable<object>;
  bind(container: Container): void;
}

/** The types of class, factory and ports were compared before; the container knows them no more. */
const wiring = (id: unknown, make: unknown, ports: readonly symbol[]): Wiring => ({
  id: id as Newable<object>,
  bind: (container) =>
    void container
      .bind<object>(id as Newable<object>)
      .toResolvedValue(make as () => object, [...ports] as [])
      .inSingletonScope(),
});

/** A use case by its class and the ports of its constructor; the compiler holds both together. */
export const wire = <A extends unknown[], T extends object>(
  useCase: Made<A, T>,
  ports: Ports<A>,
): Wiring => wiring(useCase, (...args: A) => new useCase(...args), ports);

/** A write use case inside one unit of work, under its own class: controllers ask for `Write<UseCase>`. */
export const write = <A extends unknown[], Input, Output>(
  useCase: Made<never[], WriteUseCase<Input, Output>>,
  ports: Ports<A>,
  make: (repositories: Repositories, ...args: A) => WriteUseCase<Input, Output>,
): Wiring =>
  wiring(
    useCase,
    (work: UnitOfWork<Repositories>, clock: Clock, digest: RequestDigest, ...args: A) =>
      new TransactionalWrite(work, clock, digest, (repositories) => make(repositories, ...args)),
    [PORTS.work, PORTS.clock, PORTS.requestDigest, ...ports],
  );

/** A write use case that works its change out before its unit of work, under its own class. */
export const preparedWrite = <A extends unknown[], Input, Output>(
  useCase: Made<A, PreparedUseCase<Repositories, Input, Output>>,
  ports: Ports<A>,
): Wiring =>
  wiring(
    useCase,
    (work: UnitOfWork<Repositories>, clock: Clock, digest: RequestDigest, ...args: A) =>
      new PreparedWrite(work, clock, digest, new useCase(...args)),
    [PORTS.work, PORTS.clock, PORTS.requestDigest, ...ports],
  );
