import { LANGUAGES, type Clock } from '@toolyard/core/shared';
import { Router } from 'express';
import type { Settings } from '../composition/settings.ts';
import { siteUrl } from '../composition/site-url.ts';

/** A security.txt (RFC 9116) must expire, in less than a year. */
const SECURITY_TEXT_LIFE_MS = 180 * 86_400_000;

const securityText = (site: string, email: string, expires: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt\n`,
  ].join('\n');

/** Files for machines that name the address of the site: robots.txt and security.txt. */
export function siteFiles(settings: Settings, clock: Clock): Router {
  const site = siteUrl(settings);
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /admin\nSitemap: ${site}/sitemap.xml\n`;
  return Router()
    .get('/robots.txt', (_request, response) => void response.type('text').send(robots))
    .get('/.well-known/security.txt', (_request, response) => {
      const expires = new Date(clock.now() + SECURITY_TEXT_LIFE_MS).toISOString();
      response.type('text').send(securityText(site, settings.contact.email, expires));
    });
}
