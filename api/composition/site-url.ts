import type { Settings } from './settings.ts';

/** Where users reach the site, without a slash at the end; links in mails begin with it. */
export const siteUrl = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  (publicUrl ?? `http://127.0.0.1:${port}`).replace(/\/+$/, '');
