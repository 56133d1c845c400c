import { mediaPath, type Media, type MediaRepository, type MediaUse } from '@toolyard/core/content';
import { formatCursor, parseCursor, type Page, type PageRequest } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { MediaTable } from './tables/content-media.table.ts';

const COLUMNS = sql`
  m.id, m.space_id as "spaceId", m.hash, m.alt, m.width, m.height, m.size,
  m.uploader_id as "uploaderId", (extract(epoch from m.uploaded_at) * 1000)::float8 as "uploadedAt"`;

export class PostgresMediaRepository implements MediaRepository {
  constructor(private readonly statements: Statements) {}

  async list(spaceId: string, { limit, cursor }: PageRequest): Promise<Page<Media>> {
    const last = cursor === null ? null : parseCursor(cursor);
    const after =
      last === null
        ? sql``
        : sql`and (m.uploaded_at, m.id) < (${toDate(last.at)}::timestamptz, ${last.id}::uuid)`;
    const rows = await this.statements.rows(sql<Media>`
      select ${COLUMNS} from content_media m
      where m.space_id = ${spaceId} ${after}
      order by m.uploaded_at desc, m.id desc limit ${limit + 1}`);
    const items = rows.slice(0, limit);
    const end = rows.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: end ? formatCursor({ at: end.uploadedAt, id: end.id }) : null };
  }

  async find(id: string): Promise<Media | null> {
    if (!isId(id)) return null;
    return this.statements.row(
      sql<Media>`select ${COLUMNS} from content_media m where m.id = ${id}`,
    );
  }

  withHashes(spaceId: string, hashes: readonly string[]): Promise<Media[]> {
    return this.statements.rows(sql<Media>`
      select ${COLUMNS} from content_media m
      where m.space_id = ${spaceId} and m.hash = any(${[...hashes]}::varchar[])`);
  }

  async size(spaceId: string): Promise<number> {
    const row = await this.statements.row(sql<{ readonly size: number }>`
      select coalesce(sum(size), 0)::float8 as size from content_media where space_id = ${spaceId}`);
    return row?.size ?? 0;
  }

  /** Locks the space's row. */
  async sizeLocked(spaceId: string): Promise<number> {
    await this.statements.rows(
      sql`select id from content_space where id = ${spaceId} for no key update`,
    );
    return this.size(spaceId);
  }

  async add(media: Media): Promise<void> {
    const { id, spaceId, hash, alt, width, height, size, uploaderId, uploadedAt } = media;
    await this.statements.rows(sql`
      insert into content_media (id, space_id, hash, alt, width, height, size, uploader_id, uploaded_at)
      values (${id}, ${spaceId}, ${hash}, ${alt}, ${width}, ${height}, ${size}, ${uploaderId},
        ${toDate(uploadedAt)})
      on conflict (space_id, hash) do nothing`);
  }

  async remove(id: string): Promise<void> {
    if (isId(id)) await this.statements.erase(MediaTable, { id });
  }

  uses(spaceId: string, hashes: readonly string[]): Promise<MediaUse[]> {
    return this.statements.rows(sql<MediaUse>`
      select shown.hash, a.id, a.locale, d.title
      from content_article a
      join content_revision d on d.article_id = a.id and d.number = a.draft
      join unnest(${[...hashes]}::varchar[], ${hashes.map(mediaPath)}::varchar[])
        as shown (hash, path) on exists (
          select from content_revision r
          where r.article_id = a.id and r.number in (a.draft, a.published, a.scheduled)
            and jsonb_exists(r.links, shown.path))
      where a.space_id = ${spaceId}
      order by d.title collate "C", a.id`);
  }

  async isReadable(hash: string): Promise<boolean> {
    const row = await this.statements.row(sql<{ readonly isReadable: boolean }>`
      select exists (
        select from content_media m join content_space s on s.id = m.space_id
        where m.hash = ${hash} and s.visibility <> 'private') as "isReadable"`);
    return row?.isReadable ?? false;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await this.statements.rows(
      sql`update content_media set uploader_id = null where uploader_id = ${ownerId}`,
    );
  }

  async known(hashes: readonly string[]): Promise<string[]> {
    const rows = await this.statements.rows(sql<{ readonly hash: string }>`
      select distinct hash from content_media where hash = any(${[...hashes]}::varchar[])`);
    return rows.map(({ hash }) => hash);
  }
}
