import { dutyOf, type AdminDutyRules, type AdminStanding } from '../admin-duty.ts';
import type { Admin } from '../admin.ts';
import type { RealmReader } from '../realm.ts';
import { isOn } from '../second-factor.ts';

/** Whether an admin has a second factor, and what it must do first. */
export class ReadAdminStanding {
  constructor(
    private readonly admins: Pick<RealmReader, 'secondFactors'>,
    private readonly rules: AdminDutyRules,
  ) {}

  async execute(admin: Admin): Promise<AdminStanding> {
    const { secondFactors } = this.admins;
    return {
      secondFactor: isOn(await secondFactors.find(admin.id)),
      due: await dutyOf(admin, secondFactors, this.rules),
    };
  }
}
