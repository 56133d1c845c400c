import { Migration } from '@mikro-orm/migrations';

/** Pictures of spaces. */
export class Migration20261218Media extends Migration {
  override name = 'Migration20261218Media';

  override up(): void {
    this.addSql(`create table "content_media" (
      "id" uuid not null,
      "space_id" uuid not null,
      "hash" varchar(64) not null,
      "alt" varchar(300) not null,
      "width" int not null,
      "height" int not null,
      "size" int not null,
      "uploader_id" uuid null,
      "uploaded_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "content_media_space_hash" unique ("space_id", "hash"),
      constraint "content_media_space_id_foreign" foreign key ("space_id") references "content_space" ("id") on update no action on delete cascade,
      constraint "content_media_uploader_id_foreign" foreign key ("uploader_id") references "user_account" ("id") on update no action on delete set null,
      constraint "content_media_hash_form" check ("hash" ~ '^[0-9a-f]{64}$'),
      constraint "content_media_alt" check (char_length("alt") >= 1 and char_length("alt") <= 300),
      constraint "content_media_size" check ("width" >= 1 and "height" >= 1 and "size" >= 1)
    )`);
    this.addSql('create index "content_media_hash" on "content_media" ("hash")');
    this.addSql(
      'create index "content_media_uploaded" on "content_media" ("space_id", "uploaded_at", "id")',
    );
    this.addSql('create index "content_media_uploader" on "content_media" ("uploader_id")');
  }
}
