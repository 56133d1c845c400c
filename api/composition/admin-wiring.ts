import { ExportAudit, ListAuditEntries, ReadAuditEntry, VerifyAudit } from '@toolyard/core/audit';
import { ListActivity, ReadDashboard, ReadOutbox, RevertAuditEntry } from '@toolyard/core/admin';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, work, trail } = PORTS;

/** Use cases of the admin console: dashboard, outbox and audit log. */
export const CONSOLE_WIRING: readonly Wiring[] = [
  wire(ListAuditEntries, [trail]),
  wire(ReadAuditEntry, [trail]),
  wire(ExportAudit, [work, trail, clock]),
  wire(VerifyAudit, [trail, PORTS.auditDigest, clock]),
  write(
    RevertAuditEntry,
    [PORTS.sessionPorts],
    (all, ports) => new RevertAuditEntry(all.trail, all, ports),
  ),
  wire(ListActivity, [trail]),
  wire(ReadDashboard, [PORTS.dashboardPorts]),
  wire(ReadOutbox, [PORTS.localOutbox]),
];
