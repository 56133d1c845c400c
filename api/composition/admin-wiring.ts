import {
  EraseOldDetails,
  ExportAudit,
  ListAuditEntries,
  ListEntriesOfUser,
  ReadAuditEntry,
  VerifyAudit,
} from '@toolyard/core/audit';
import {
  CheckEarningsFile,
  CheckMarketKey,
  ListActivity,
  ReadDashboard,
  ReadEarningsUpload,
  ReadOutbox,
  RemoveEarningsFile,
  RemoveMarketKey,
  RevertAuditEntry,
  StoreEarningsFile,
  StoreMarketKey,
} from '@toolyard/core/admin';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, work, trail } = PORTS;

/** Use cases of the admin console: dashboard, outbox, audit log, the key of the market data provider and uploaded earnings dates. */
export const CONSOLE_WIRING: readonly Wiring[] = [
  wire(ListAuditEntries, [trail]),
  wire(ReadAuditEntry, [trail]),
  wire(ListEntriesOfUser, [trail]),
  wire(ExportAudit, [work, trail, clock]),
  wire(EraseOldDetails, [work, trail, clock, PORTS.auditDetailsDays]),
  wire(VerifyAudit, [trail, PORTS.auditDigest, clock]),
  write(
    RevertAuditEntry,
    [PORTS.sessionPorts],
    (all, ports) => new RevertAuditEntry(all.trail, all, ports),
  ),
  wire(ListActivity, [trail]),
  wire(ReadDashboard, [PORTS.dashboardPorts]),
  wire(ReadOutbox, [PORTS.localOutbox]),
  write(
    StoreMarketKey,
    [PORTS.providerKeyVault, clock],
    (all, vault, time) => new StoreMarketKey(all, vault, time),
  ),
  write(RemoveMarketKey, [clock], (all, time) => new RemoveMarketKey(all, time)),
  wire(CheckMarketKey, [PORTS.providerMarket]),
  wire(ReadEarningsUpload, [PORTS.uploadedEarnings]),
  wire(CheckEarningsFile, [PORTS.marketReports, clock]),
  write(StoreEarningsFile, [clock], (all, time) => new StoreEarningsFile(all, time)),
  write(RemoveEarningsFile, [clock], (all, time) => new RemoveEarningsFile(all, time)),
];
