import type { RequestHandler } from 'express';

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
  'trusted-types toolyard',
].join('; ');

const isDocs = (path: string) => path === '/api/docs' || path.startsWith('/api/docs/');

/** Swagger UI builds its page by innerHTML, so trusted types stay off there. */
const DOCS_POLICY = POLICY.replace(/; require-trusted-types-for.*$/, '');

/** The workers of Data Analysis and of the Code Generator compile engines, which are WebAssembly. Pages compile none. */
const ENGINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

const policyFor = (path: string): string => {
  if (isDocs(path)) return DOCS_POLICY;
  return /^\/assets\/(?:data|codegen)-worker-[^/]+\.js$/.test(path) ? ENGINE_POLICY : POLICY;
};

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const HEADERS = Object.entries({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Security headers of every answer. */
export const securityHeaders: RequestHandler = ({ path }, response, next) => {
  response.setHeader('Content-Security-Policy', policyFor(path));
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (path.startsWith('/api/') && !isDocs(path)) response.setHeader('Cache-Control', 'no-store');
  next();
};
