export { SYSTEM } from './audit-note.ts';
export type { AuditActor, AuditNote, AuditState, AuditSubject } from './audit-note.ts';
export { CHAIN_START, chained, chainText } from './audit-entry.ts';
export type { AuditEntry, ChainEnd, Digest } from './audit-entry.ts';
export type { AuditLog } from './ports/audit-log.ts';
