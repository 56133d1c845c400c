import { defineEntity, p } from '@mikro-orm/core';
import type { AuditRealm, AuditState } from '@toolyard/core/audit';
import { instant } from './columns.ts';

/** SQL of the entries that concern a person and have their details, as core's `concernsPerson` tells them. */
export const PERSONAL_DETAILS =
  "\"erased_by\" is null and (\"actor_realm\" in ('user', 'visitor') or \"address\" <> '' or \"subject_kind\" in ('user', 'admin'))";

export const AuditEntryTable = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    sequence: p.bigint('number').primary().autoincrement(false),
    at: instant(),
    actorRealm: p.string().length(10).$type<AuditRealm>(),
    actorId: p.uuid().nullable(),
    action: p.string().length(60),
    subjectKind: p.string().length(40).nullable(),
    subjectId: p.string().length(100).nullable(),
    subjectName: p.string().length(254).nullable(),
    before: p.json<AuditState>().nullable(),
    after: p.json<AuditState>().nullable(),
    address: p.string().length(45),
    previousHash: p.string().length(64),
    hash: p.string().length(64),
    detailsHash: p.string().length(64).nullable(),
    salt: p.string().length(32).nullable(),
    erasure: p.string().length(64).nullable(),
    erasedBy: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'audit_entry_actor', properties: ['actorId', 'sequence'] },
    { name: 'audit_entry_subject', properties: ['subjectKind', 'subjectId', 'sequence'] },
    { name: 'audit_entry_subject_id', properties: ['subjectId', 'sequence'] },
    { name: 'audit_entry_action', properties: ['action', 'sequence'] },
    { name: 'audit_entry_at', properties: ['at', 'sequence'] },
    { name: 'audit_entry_name', properties: ['subjectName', 'sequence'] },
    {
      name: 'audit_entry_personal',
      expression: `create index "audit_entry_personal" on "audit_entry" ("at", "sequence") where ${PERSONAL_DETAILS}`,
    },
  ],
});

/** One row with the end of the chain. A writer locks it until its transaction ends. */
export const AuditHeadTable = defineEntity({
  name: 'AuditHead',
  tableName: 'audit_head',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    sequence: p.bigint('number'),
    hash: p.string().length(64),
  },
  checks: [{ name: 'audit_head_one', expression: '"id" = 1' }],
});
