import type { RequestHandler } from 'express';
import helmet from 'helmet';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Swagger UI builds its page by innerHTML, so trusted types stay off there. */
const DOCS_POLICY = POLICY.replace(/; require-trusted-types-for.*$/, '');

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const general = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Security headers of every answer. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const docs = request.path === '/api/docs' || request.path.startsWith('/api/docs/');
  response.setHeader('Content-Security-Policy', docs ? DOCS_POLICY : POLICY);
  response.setHeader('Permissions-Policy', PERMISSIONS);
  if (request.path.startsWith('/api/') && !docs) response.setHeader('Cache-Control', 'no-store');
  general(request, response, next);
};
