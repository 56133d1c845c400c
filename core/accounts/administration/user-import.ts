import { parseEmail, normalizeEmail } from '../email.ts';
import { USER_ROLES } from '../roles.ts';
import { parsePersonName, type User } from '../user.ts';
import { isStorable, ok, refuse, type DomainError, type Result } from '../../shared/index.ts';
import { EMAIL_REPEATED, LINE_MALFORMED, ROLE_INVALID } from '../accounts.errors.ts';

export const IMPORT_MAX_ROWS = 1_000;

/** One user as a file has it. */
export interface ImportRow {
  /** Where it ends in the file, from 1 on. */
  readonly line: number;
  /** Whether the line could be parsed without ambiguity. */
  readonly wellFormed: boolean;
  readonly name: string;
  readonly email: string;
  /** Empty means user. */
  readonly role: string;
}

export interface CheckedImportRow {
  readonly line: number;
  /** The normalised e-mail; empty when it is too long or not storable. */
  readonly email: string;
  /** Null where the row is refused. */
  readonly person: Pick<User, 'name' | 'email' | 'role'> | null;
  readonly fault: DomainError | null;
}

/** Checks each row by itself and against earlier rows. The database is not consulted. */
export function checkImportRows(rows: readonly ImportRow[]): CheckedImportRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { line } = row;
    const email = normalizeEmail(row.email);
    const person = seen.has(email) ? refuse(EMAIL_REPEATED()) : parseImportRow(row);
    if (!person.ok) return { line, email: shown(email), person: null, fault: person.error };
    seen.add(email);
    return { line, email, person: person.value, fault: null };
  });
}

const SHOWN_LENGTH = 300;

const shown = (email: string): string =>
  isStorable(email) && email.length <= SHOWN_LENGTH ? email : '';

function parseImportRow(row: ImportRow): Result<Pick<User, 'name' | 'email' | 'role'>> {
  if (!row.wellFormed) return refuse(LINE_MALFORMED());
  const name = parsePersonName(row.name);
  if (!name.ok) return name;
  const email = parseEmail(row.email);
  if (!email.ok) return email;
  const typed = row.role.trim().toLowerCase();
  const role = typed === '' ? 'user' : USER_ROLES.find((each) => each === typed);
  return role ? ok({ name: name.value, email: email.value, role }) : refuse(ROLE_INVALID());
}
