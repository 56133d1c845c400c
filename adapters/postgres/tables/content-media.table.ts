import { defineEntity, p } from '@mikro-orm/core';
import { MEDIA_ALT_MAX } from '@toolyard/core/content';
import { instant, isLongWithin } from './columns.ts';
import { spaceKey } from './content-space.table.ts';
import { UserAccountTable } from './user-account.table.ts';

/** Pictures of spaces. Their bytes are files, each named by its hash. */
export const MediaTable = defineEntity({
  name: 'ContentMedia',
  tableName: 'content_media',
  properties: {
    id: p.uuid().primary(),
    space: spaceKey,
    hash: p.string().length(64),
    alt: p.string().length(MEDIA_ALT_MAX),
    width: p.integer(),
    height: p.integer(),
    /** In bytes. */
    size: p.integer(),
    uploader: () =>
      p
        .manyToOne(UserAccountTable)
        .mapToPk()
        .nullable()
        .deleteRule('set null')
        .updateRule('no action'),
    uploadedAt: instant(),
  },
  uniques: [{ name: 'content_media_space_hash', properties: ['space', 'hash'] }],
  indexes: [
    { name: 'content_media_hash', properties: ['hash'] },
    { name: 'content_media_uploaded', properties: ['space', 'uploadedAt', 'id'] },
    { name: 'content_media_uploader', properties: ['uploader'] },
  ],
  checks: [
    { name: 'content_media_hash_form', expression: `"hash" ~ '^[0-9a-f]{64}$'` },
    { name: 'content_media_alt', expression: isLongWithin('alt', 1, MEDIA_ALT_MAX) },
    { name: 'content_media_size', expression: '"width" >= 1 and "height" >= 1 and "size" >= 1' },
  ],
});
