import type { AuditLog } from '@toolyard/core/audit';
import type { UnitOfWork } from '@toolyard/core/shared';

/** Units of work whose notes name the network that the call came from, where the use case names none. */
export const withCallerNetwork = <R extends { readonly audit: AuditLog }>(
  work: UnitOfWork<R>,
  network: () => string,
): UnitOfWork<R> => ({
  run: (run) => {
    const address = network();
    return work.run((repositories) =>
      run({ ...repositories, audit: auditWithNetwork(repositories.audit, address) }),
    );
  },
});

const auditWithNetwork = (audit: AuditLog, address: string): AuditLog => ({
  record: (note) => audit.record(note.address === '' ? { ...note, address } : note),
  // The network may be that of the person whose data is erased.
  erase: (note, scope) => audit.erase(note, scope),
});
