import { defineEntity, p } from '@mikro-orm/core';
import { BADGES, TOOL_LIMITS, type Badge } from '@toolyard/core/tools';
import { instant, isLongWithin, isWithin } from './columns.ts';

const { id, title, description, icon, iconAlt, url, order } = TOOL_LIMITS;

const BADGE_LIST = `jsonb_typeof("badges") = 'array' and "badges" <@ '${JSON.stringify(BADGES)}'::jsonb`;

/** Of a text in two languages one must be there. */
const isWritten = (english: string, chinese: string): string =>
  `"${english}" <> '' or "${chinese}" <> ''`;

export const ToolTable = defineEntity({
  name: 'Tool',
  tableName: 'tool',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    slug: p.string().length(id),
    title: p.string().length(title),
    description: p.string().length(description),
    titleZh: p.string().length(title).default(''),
    descriptionZh: p.string().length(description).default(''),
    icon: p.string().length(icon),
    iconAlt: p.string().length(iconAlt).default(''),
    url: p.string().length(url).nullable(),
    color: p.string().length(7),
    sortOrder: p.integer(),
    isActive: p.boolean(),
    badges: p.json<readonly Badge[]>(),
    publishAt: instant().nullable(),
    hideAt: instant().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
    deletedAt: instant().nullable(),
  },
  indexes: [
    {
      name: 'tool_slug_key',
      expression:
        'create unique index "tool_slug_key" on "tool" ("slug") where "deleted_at" is null',
    },
  ],
  checks: [
    { name: 'tool_version', expression: '"version" >= 1' },
    { name: 'tool_slug', expression: `"slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'` },
    { name: 'tool_title', expression: isWritten('title', 'title_zh') },
    { name: 'tool_description', expression: isWritten('description', 'description_zh') },
    { name: 'tool_icon', expression: isLongWithin('icon', 1, icon) },
    { name: 'tool_url', expression: `"url" ~* '^(http://|https://|/)' and "url" !~ '^//'` },
    { name: 'tool_color', expression: `"color" ~ '^#[0-9a-f]{6}$'` },
    { name: 'tool_sort_order', expression: isWithin('sort_order', 0, order) },
    { name: 'tool_badges', expression: BADGE_LIST },
    { name: 'tool_schedule', expression: '"hide_at" > "publish_at"' },
  ],
});
