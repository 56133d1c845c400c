import { asSuperadmin, type Principal } from '../../accounts/index.ts';
import {
  OUTBOX_OFF,
  type StoredMail,
  type LocalOutbox,
  type OutboxRequest,
} from '../../mail/index.ts';
import type { Page } from '../../shared/index.ts';

/** Mail that was stored because no SMTP server is configured. It contains sign-in links, so only superadmins may read it. */
export class ReadOutbox {
  /** Null when mail is sent by SMTP. */
  constructor(private readonly folder: LocalOutbox | null) {}

  async execute(request: OutboxRequest, principal: Principal): Promise<Page<StoredMail>> {
    asSuperadmin(principal);
    if (!this.folder) throw OUTBOX_OFF();
    return this.folder.list(request);
  }
}
