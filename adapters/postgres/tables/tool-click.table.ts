import { defineEntity, p } from '@mikro-orm/core';
import { ToolTable } from './tool.table.ts';

/** How often a tool was opened on a day; nothing about who opened it. */
export const ToolClickTable = defineEntity({
  name: 'ToolClick',
  tableName: 'tool_click',
  properties: {
    tool: () =>
      p.manyToOne(ToolTable).mapToPk().primary().deleteRule('cascade').updateRule('no action'),
    day: p.date().primary(),
    count: p.integer(),
  },
  indexes: [{ name: 'tool_click_day', properties: ['day'] }],
  checks: [{ name: 'tool_click_count', expression: '"count" >= 1' }],
});
