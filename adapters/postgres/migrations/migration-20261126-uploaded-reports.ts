import { Migration } from '@mikro-orm/migrations';

/** Earnings dates that an operator has uploaded in the console. */
export class Migration20261126UploadedReports extends Migration {
  override name = 'Migration20261126UploadedReports';

  override up(): void {
    this.addSql(`create table "uploaded_report" (
      "date" date not null,
      "symbol" varchar(20) not null,
      "time" varchar(20) null,
      "confirmed" boolean not null,
      "uploaded_at" timestamptz(3) not null,
      primary key ("date", "symbol"),
      constraint "uploaded_report_time" check ("time" in ('beforeOpen', 'afterClose'))
    )`);
  }
}
