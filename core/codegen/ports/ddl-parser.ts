import type { Result } from '../../shared/index.ts';
import type { SyntaxFault } from '../json/read-json.ts';
import type { DeclaredType } from '../model/declared-type.ts';
import type { Check, Deferral, Index, Key } from '../model/key.ts';
import type { DeleteRule } from '../model/relation.ts';
import type { SqlDialect } from '../sql/sql-dialect.ts';

export type DdlType = DeclaredType;

export interface DdlColumn {
  readonly name: string;
  /** Null where SQLite has none. */
  readonly type: DdlType | null;
  readonly nullable: boolean;
  /** How the database counts the value up; null if it does not. */
  readonly counter: { readonly always?: boolean; readonly options?: string } | null;
  readonly collation: string | null;
  readonly default: string | null;
  readonly computed: { readonly expression: string; readonly stored: boolean } | null;
  readonly onUpdate: string | null;
  readonly comment: string | null;
  readonly offset: number | null;
}

export interface DdlKey extends Pick<Key, 'include' | 'nullsNotDistinct'> {
  readonly name: string | null;
  readonly columns: readonly string[];
  readonly deferrable?: Deferral;
}

export interface DdlForeignKey extends DdlKey {
  readonly schema: string | null;
  readonly table: string;
  /** Empty where the primary key is meant. */
  readonly refColumns: readonly string[];
  readonly onDelete: DeleteRule;
  readonly onUpdate: DeleteRule;
}

export interface DdlTable {
  readonly schema: string | null;
  readonly name: string;
  readonly columns: readonly DdlColumn[];
  readonly primaryKey: DdlKey | null;
  readonly uniques: readonly DdlKey[];
  readonly foreignKeys: readonly DdlForeignKey[];
  readonly checks: readonly Check[];
  readonly indexes: readonly Index[];
  /** What else the database is told of the table, as it spells it. */
  readonly options: string | null;
  readonly comment: string | null;
  readonly offset: number | null;
}

export interface DdlEnum {
  readonly schema: string | null;
  readonly name: string;
  readonly values: readonly string[];
}

/** A type of one's own over another, as CREATE DOMAIN makes it. */
export interface DdlDomain {
  readonly schema: string | null;
  readonly name: string;
  readonly type: DdlType;
  readonly nullable: boolean;
  /** Conditions on VALUE. */
  readonly checks: readonly string[];
}

/** A part of a statement that defines something, but nothing of the model. */
export interface DdlUnread {
  /** The table, or the table and what of it. */
  readonly path: string;
  /** As it is written. */
  readonly text: string;
}

/** What statements have defined. */
export interface DdlSchema {
  readonly tables: readonly DdlTable[];
  readonly enums: readonly DdlEnum[];
  readonly domains: readonly DdlDomain[];
  /** Statements that define nothing of the model, such as INSERT, by their first words. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly unread: readonly DdlUnread[];
}

/** Reads the statements of one database. */
export interface DdlParser {
  readonly dialect: SqlDialect;
  parse(sql: string): Promise<Result<DdlSchema, SyntaxFault>>;
}
