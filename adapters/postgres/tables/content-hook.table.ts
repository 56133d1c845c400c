import { defineEntity, p } from '@mikro-orm/core';
import { HOOK_EVENTS, HOOK_FAULTS, type HookEvent, type HookFault } from '@toolyard/core/content';
import type { ArticleTypeName } from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { instant, isLongWithin, isOneOf } from './columns.ts';
import { spaceKey } from './content-space.table.ts';

export const HookTable = defineEntity({
  name: 'ContentHook',
  tableName: 'content_hook',
  properties: {
    id: p.uuid().primary(),
    space: spaceKey,
    url: p.string().length(500),
    sealedSecret: p.text(),
    createdAt: instant(),
  },
  indexes: [{ name: 'content_hook_space', properties: ['space', 'createdAt', 'id'] }],
  checks: [{ name: 'content_hook_url', expression: isLongWithin('url', 1, 500) }],
});

/** Moments at which what readers see of an article may have changed. The article may be gone. */
export const ExpectedChangeTable = defineEntity({
  name: 'ContentExpectedChange',
  tableName: 'content_expected_change',
  properties: {
    articleId: p.uuid().primary(),
    at: instant().primary(),
    space: spaceKey,
  },
  indexes: [
    { name: 'content_expected_change_at', properties: ['at', 'articleId'] },
    { name: 'content_expected_change_space', properties: ['space'] },
  ],
});

/** What web hooks were told last of an article. The article may be gone. */
export const NotifiedPublicationTable = defineEntity({
  name: 'ContentNotifiedPublication',
  tableName: 'content_notified_publication',
  properties: {
    articleId: p.uuid().primary(),
    space: spaceKey,
    type: p.string().length(20).$type<ArticleTypeName>(),
    locale: p.string().length(5).$type<Language>(),
    slug: p.string().length(150),
    revision: p.integer(),
  },
  indexes: [{ name: 'content_notified_publication_space', properties: ['space'] }],
});

export const HookDeliveryTable = defineEntity({
  name: 'ContentHookDelivery',
  tableName: 'content_hook_delivery',
  properties: {
    id: p.uuid().primary(),
    hook: () => p.manyToOne(HookTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    event: p.string().length(30).$type<HookEvent>(),
    body: p.text(),
    createdAt: instant(),
    dueAt: instant().nullable(),
    attempts: p.integer(),
    status: p.integer().nullable(),
    fault: p.string().length(20).$type<HookFault>().nullable(),
  },
  indexes: [
    { name: 'content_hook_delivery_due', properties: ['dueAt', 'id'] },
    { name: 'content_hook_delivery_hook', properties: ['hook', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'content_hook_delivery_event', expression: isOneOf('event', HOOK_EVENTS) },
    { name: 'content_hook_delivery_attempts', expression: '"attempts" >= 0' },
    {
      name: 'content_hook_delivery_fault',
      expression: `"fault" is null or ${isOneOf('fault', HOOK_FAULTS)}`,
    },
  ],
});
