/** Links to the pages of a list. */
export const en = {
  'pager.pages': 'Pages',
  'pager.page': 'Page {page}',
  'pager.first': 'First page',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'pager.last': 'Last page',
};

export type PagerTexts = typeof en;
