import type { RequestHandler } from 'express';
import type { Settings } from '../composition/settings.ts';
import { HOST_UNKNOWN, UNREADABLE } from './http.errors.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Health checks and collectors of figures call a server by whatever name it has inside. */
const INSIDE = ['/health/live', '/health/ready', '/metrics'];

/** The name in a Host header, without its port (RFC 9110 §7.2); null where it is none. */
const hostOf = (written: string): string | null =>
  /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d*)?$/i.exec(written)?.[1]?.toLowerCase() ?? null;

type Named = Pick<Settings, 'mode' | 'host' | 'publicUrl'>;

/** Names under which the server answers; null for any, where production was not given its address. */
function namesOf({ mode, host, publicUrl }: Named): ReadonlySet<string> | null {
  if (mode === 'production' && publicUrl === null) return null;
  const own = hostOf(host.includes(':') ? `[${host}]` : host);
  const names = [...LOOPBACK, own, publicUrl && new URL(publicUrl).hostname];
  return new Set(names.filter((name) => name !== null));
}

/**
 * Refuses calls under a name that is not the site's. A page elsewhere could let its own name stand for this machine,
 * and would read the answers as its own.
 */
export function hostList(settings: Named): RequestHandler {
  const names = namesOf(settings);
  return (request, _response, next) => {
    const given = request.rawHeaders.filter(
      (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
    );
    if (given.length > 1) return next(UNREADABLE());
    const isInside = settings.mode === 'production' && INSIDE.includes(request.path);
    if (names === null || isInside) return next();
    const host = hostOf(request.headers.host ?? '');
    next(host !== null && names.has(host) ? undefined : HOST_UNKNOWN());
  };
}
