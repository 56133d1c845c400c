import { Migration } from '@mikro-orm/migrations';

const SLUG = `'^[a-z0-9]+(-[a-z0-9]+)*$'`;
const TYPES = `'page', 'doc', 'tutorial', 'faq', 'post'`;
const LANGUAGES = `'en', 'zh-CN'`;
const ROLES = `'reviewer', 'author', 'editor', 'owner'`;

const foreignKey = (name: string, table: string, rule: 'cascade' | 'set null'): string =>
  `foreign key ("${name}") references "${table}" ("id") on update no action on delete ${rule}`;

/** Spaces with their members, and articles with their revisions, redirects and search terms. */
export class Migration20261212Content extends Migration {
  override name = 'Migration20261212Content';

  override up(): void {
    this.addSql(`create table "content_space" (
      "id" uuid not null,
      "version" int not null,
      "handle" varchar(40) not null,
      "title" varchar(100) not null,
      "languages" jsonb not null,
      "visibility" varchar(10) not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "content_space_handle_key" unique ("handle"),
      constraint "content_space_version" check ("version" >= 1),
      constraint "content_space_handle" check ("handle" ~ ${SLUG}),
      constraint "content_space_title" check (char_length("title") >= 1 and char_length("title") <= 100),
      constraint "content_space_visibility" check ("visibility" in ('private', 'link', 'public'))
    )`);
    this.addSql(`create table "content_member" (
      "space_id" uuid not null,
      "user_id" uuid not null,
      "role" varchar(10) not null,
      "since" timestamptz(3) not null,
      primary key ("space_id", "user_id"),
      constraint "content_member_space_id_foreign" ${foreignKey('space_id', 'content_space', 'cascade')},
      constraint "content_member_user_id_foreign" ${foreignKey('user_id', 'user_account', 'cascade')},
      constraint "content_member_role" check ("role" in (${ROLES}))
    )`);
    this.addSql('create index "content_member_user" on "content_member" ("user_id")');
    this.addSql(`create table "content_invitation" (
      "id" uuid not null,
      "space_id" uuid not null,
      "email" varchar(254) not null,
      "role" varchar(10) not null,
      "at" timestamptz(3) not null,
      primary key ("id"),
      constraint "content_invitation_address" unique ("space_id", "email"),
      constraint "content_invitation_space_id_foreign" ${foreignKey('space_id', 'content_space', 'cascade')},
      constraint "content_invitation_role" check ("role" in (${ROLES}))
    )`);
    this.addSql('create index "content_invitation_email" on "content_invitation" ("email")');
    this.addSql(`create table "content_article" (
      "id" uuid not null,
      "space_id" uuid not null,
      "version" int not null,
      "type" varchar(20) not null,
      "locale" varchar(5) not null,
      "slug" varchar(150) not null,
      "translation_of" uuid null,
      "author_id" uuid null,
      "draft" int not null,
      "published" int null,
      "scheduled" int null,
      "approved" int null,
      "published_at" timestamptz(3) null,
      "publish_at" timestamptz(3) null,
      "withdraw_at" timestamptz(3) null,
      "in_review" boolean not null,
      "hidden_at" timestamptz(3) null,
      "hiding_reason" varchar(500) null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "content_article_slug_key" unique ("space_id", "type", "locale", "slug"),
      constraint "content_article_space_id_foreign" ${foreignKey('space_id', 'content_space', 'cascade')},
      constraint "content_article_author_id_foreign" ${foreignKey('author_id', 'user_account', 'set null')},
      constraint "content_article_version" check ("version" >= 1),
      constraint "content_article_type" check ("type" in (${TYPES})),
      constraint "content_article_locale" check ("locale" in (${LANGUAGES})),
      constraint "content_article_slug" check ("slug" ~ ${SLUG}),
      constraint "content_article_draft" check ("draft" >= 1),
      constraint "content_article_schedule" check (("scheduled" is null) = ("publish_at" is null)),
      constraint "content_article_publication" check (("published" is null) = ("published_at" is null)),
      constraint "content_article_hiding" check (("hidden_at" is null) = ("hiding_reason" is null))
    )`);
    this.addSql(
      'create index "content_article_changed" on "content_article" ("space_id", "updated_at", "id")',
    );
    this.addSql('create index "content_article_author" on "content_article" ("author_id")');
    this.addSql(
      'create index "content_article_translation" on "content_article" ("translation_of")',
    );
    this.addSql(`create table "content_revision" (
      "article_id" uuid not null,
      "number" int not null,
      "base" int not null,
      "title" varchar(200) not null,
      "markdown" text not null,
      "meta" jsonb not null,
      "author_id" uuid null,
      "note" varchar(200) not null,
      "saved_at" timestamptz(3) not null,
      "hash" varchar(64) not null,
      "html" text not null,
      "headings" jsonb not null,
      "text" text not null,
      "links" jsonb not null,
      primary key ("article_id", "number"),
      constraint "content_revision_article_id_foreign" ${foreignKey('article_id', 'content_article', 'cascade')},
      constraint "content_revision_author_id_foreign" ${foreignKey('author_id', 'user_account', 'set null')},
      constraint "content_revision_number" check ("number" >= 1 and "base" = "number" - 1),
      constraint "content_revision_title" check (char_length("title") >= 1 and char_length("title") <= 200)
    )`);
    this.addSql('create index "content_revision_author" on "content_revision" ("author_id")');
    this.addSql(`create table "content_redirect" (
      "space_id" uuid not null,
      "type" varchar(20) not null,
      "locale" varchar(5) not null,
      "slug" varchar(150) not null,
      "article_id" uuid not null,
      primary key ("space_id", "type", "locale", "slug"),
      constraint "content_redirect_space_id_foreign" ${foreignKey('space_id', 'content_space', 'cascade')},
      constraint "content_redirect_article_id_foreign" ${foreignKey('article_id', 'content_article', 'cascade')},
      constraint "content_redirect_slug" check ("slug" ~ ${SLUG})
    )`);
    this.addSql('create index "content_redirect_article" on "content_redirect" ("article_id")');
    this.addSql(`create table "content_terms" (
      "article_id" uuid not null,
      "revision" int not null,
      "title_terms" tsvector not null,
      "tag_terms" tsvector not null,
      "all_terms" tsvector not null,
      "folded" text not null,
      primary key ("article_id", "revision"),
      constraint "content_terms_article_id_foreign" ${foreignKey('article_id', 'content_article', 'cascade')}
    )`);
    this.addSql(
      'create index "content_terms_all" on "content_terms" using gin ("all_terms") with (fastupdate = off)',
    );
  }
}
