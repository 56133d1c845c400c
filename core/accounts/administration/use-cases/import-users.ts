import { accountMail } from '../../mails/account-mail.ts';
import { auditEntry } from '../../../audit/index.ts';
import { actorOf, asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { EMAIL_TAKEN, IMPORT_TOO_LONG } from '../../accounts.errors.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import type { User } from '../../user.ts';
import type { DomainError, Language, Texts } from '../../../shared/index.ts';
import {
  checkImportRows,
  IMPORT_MAX_ROWS,
  type CheckedImportRow,
  type ImportRow,
} from '../user-import.ts';
import type { HashedPassword } from '../../passwords/hash-new-password.ts';
import { USER_ACTIONS, userEntry, userState } from '../user-changes.ts';

export interface ImportUsersInput {
  readonly rows: readonly ImportRow[];
  /** Says what would become of the rows, and changes nothing. */
  readonly dryRun: boolean;
  /** A random password; new users choose their own by a mailed link. */
  readonly password: HashedPassword;
  /** Of the letters. */
  readonly language: Language;
}

/** What became of one line, or would. */
export type ImportOutcome = { readonly line: number; readonly email: string } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly texts: Texts }
);

/** Makes an account for every row that can have one; a row that cannot leaves nothing behind. */
export class ImportUsers {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'mails' | 'audit'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: ImportUsersInput, principal: Principal): Promise<readonly ImportOutcome[]> {
    demandStepUp(asSuperadmin(principal), this.ports.clock.now());
    if (input.rows.length > IMPORT_MAX_ROWS) throw IMPORT_TOO_LONG();
    const rows = checkImportRows(input.rows);
    const wanted = rows.flatMap(({ person }) => person ?? []);
    const taken = new Set(await this.all.users.listTaken(wanted.map(({ email }) => email)));
    const free = wanted.filter(({ email }) => !taken.has(email));
    const made = input.dryRun ? free : await this.make(free, rows.length, input, principal);
    const added = new Set(made.map(({ email }) => email));
    return rows.map((row) => outcomeOf(row, added));
  }

  private async make(
    free: readonly Pick<User, 'name' | 'email' | 'role'>[],
    lines: number,
    { password, language }: ImportUsersInput,
    principal: Principal,
  ): Promise<readonly User[]> {
    const { users, mails, audit } = this.all;
    const at = this.ports.clock.now();
    const drafts = free.map((person) => ({
      ...person,
      id: this.ports.ids.next(),
      version: 1,
      emailVerifiedAt: null,
      active: true,
      language: 'auto' as const,
      passwordHash: password.hash,
      mustChangePassword: true,
      invitedAt: at,
      lastLoginAt: null,
      createdAt: at,
      updatedAt: at,
    }));
    const added = new Set(await users.addMissing(drafts));
    const made = drafts.filter(({ id }) => added.has(id));
    const action = USER_ACTIONS.imported;
    const importId = this.ports.ids.next();
    for (const user of made) {
      const after = { ...userState(user), import: importId };
      audit.record(userEntry({ action, user, after }, principal, at));
      const addressee = { accountId: user.id, address: user.email, language };
      await mails.add(accountMail('account-created', addressee, this.ports));
    }
    // The last of its group, in whose place lists show it.
    audit.record(
      auditEntry({
        ...{ at, action, actor: actorOf(principal) },
        subject: { kind: 'import', id: importId, name: '' },
        after: { created: made.length, refused: lines - made.length },
      }),
    );
    return made;
  }
}

function outcomeOf(
  { line, email, person, fault }: CheckedImportRow,
  added: ReadonlySet<string>,
): ImportOutcome {
  const refusal: DomainError | null = fault ?? (person && added.has(email) ? null : EMAIL_TAKEN());
  if (refusal === null) return { line, email, ok: true };
  return { line, email, ok: false, code: refusal.code, texts: refusal.texts };
}
