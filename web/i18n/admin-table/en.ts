export const en = {
  'table.select': 'Select {name}',
  'table.selectAll': 'Select all on this page',
  'table.selection': 'Selection',
  'table.selected': '{count, number} selected',
  'table.clear': 'Clear selection',
  'table.actions': 'Actions',
  'table.rowActions': 'Actions for {name}',
  'table.pageSize': 'Rows per page',
  'table.rows': '{count} rows',
  'table.range': '{from}–{to} of {total}',
} as const;

export type AdminTableTexts = Record<keyof typeof en, string>;
