import type { Repositories } from '@toolyard/core/repositories';
import type { UnitOfWork } from '@toolyard/core/shared';

const READS = /^(find|list|read|count)/;

/** Writes down in `wrote` what every unit of work that came to its end has changed, `users.add` and the like. */
export function watchedWrites(
  work: UnitOfWork<Repositories>,
  wrote: string[],
): UnitOfWork<Repositories> {
  return {
    run: async (run) => {
      let changes: string[] = [];
      const result = await work.run((repositories) => {
        changes = [];
        return run(watched(repositories, changes));
      });
      wrote.push(...changes);
      return result;
    },
  };
}

const watched = (repositories: Repositories, changes: string[]): Repositories =>
  Object.fromEntries(
    Object.entries(repositories).map(([name, repository]) => [
      name,
      watchedCalls(repository as object, name, changes),
    ]),
  ) as unknown as Repositories;

const watchedCalls = (repository: object, name: string, changes: string[]): object =>
  new Proxy(repository, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (!READS.test(String(method))) changes.push(`${name}.${String(method)}`);
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
