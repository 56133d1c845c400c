import type { AdminTool } from './wire.ts';

/** A tool for the tests of this screen. */
export const testTool = (of: Partial<AdminTool> & Pick<AdminTool, 'id'>): AdminTool => ({
  key: `key-${of.id}`,
  title: of.id,
  description: `What ${of.id} does`,
  titleZh: '',
  descriptionZh: '',
  icon: 'Σ',
  iconAlt: '',
  url: `/tools/${of.id}`,
  color: '#0f7b83',
  order: 999,
  isActive: true,
  badges: [],
  publishAt: null,
  hideAt: null,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...of,
});
