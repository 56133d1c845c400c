import { TOOL_LIMITS } from './tool.ts';

/** Ids that are pages or folders of the site: a card without a url leads to `/{id}`. */
export const RESERVED_TOOL_IDS = [
  'admin',
  'auth',
  'options',
  'lottery',
  'api',
  'profile',
  'settings',
  'uploads',
  'tools',
  'resources',
  'about',
  'health',
  'metrics',
  'assets',
  'theme.js',
] as const;

/** Derives an id from a title: letters a to z, digits and hyphens; empty when there are none. */
export const toolId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, TOOL_LIMITS.id)
    .replace(/-$/, '');

/** Ids that are reserved for paths of the admin console. */
const CONSOLE_WORDS = ['order'];

export const isReservedToolId = (id: string): boolean =>
  [...RESERVED_TOOL_IDS, ...CONSOLE_WORDS].includes(id);
