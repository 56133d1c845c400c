import type { RelyingParty } from '@toolyard/security';
import type { Settings } from './settings.ts';

/** Where users reach the site, without a slash at the end; links in mails begin with it. */
export const siteUrl = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');

/**
 * The domain of passkeys, and the origins from which they are used. A loopback address is no domain, so that a server
 * without a public address takes `localhost`, with whatever port a development server in front of it has.
 */
export const relyingPartyOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): RelyingParty => {
  if (publicUrl === null)
    return { id: 'localhost', isOwnOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const site = new URL(publicUrl);
  return { id: site.hostname, isOwnOrigin: (origin) => origin === site.origin };
};
