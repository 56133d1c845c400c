import type { AdminRepository } from '../ports/admin-repository.ts';
import type { AdminCredentials } from '../sign-in.ts';

/** What newcomers sign in to the console with, as long as the sample pair of development is good. */
export class ReadSignInHint {
  constructor(
    private readonly admins: Pick<AdminRepository, 'findByUsername'>,
    /** Null where there is none to tell. */
    private readonly sample: AdminCredentials | null,
  ) {}

  async execute(): Promise<AdminCredentials | null> {
    if (this.sample === null) return null;
    const admin = await this.admins.findByUsername(this.sample.username);
    const isUnchanged = admin !== null && admin.active && admin.mustChangePassword;
    return isUnchanged ? this.sample : null;
  }
}
