import { asSuperadmin, type Principal } from '../../accounts/index.ts';
import { OUTBOX_OFF, type StoredMail, type LocalOutbox } from '../../mail/index.ts';
import type { Page, PageRequest } from '../../shared/index.ts';

/** The letters that a server without a mail server did not send. They open accounts: they are a superadmin's to read. */
export class ReadOutbox {
  /** Null where mail really goes out. */
  constructor(private readonly folder: LocalOutbox | null) {}

  async execute(request: PageRequest, principal: Principal): Promise<Page<StoredMail>> {
    asSuperadmin(principal);
    if (!this.folder) throw OUTBOX_OFF();
    return this.folder.list(request);
  }
}
