export const en = {
  'apiReference.lead':
    'Everything this site does goes through one HTTP API. Your programs can use it too: read quotes and option chains, save and follow strategies, and manage watchlists, alerts and capital.',
  'apiReference.base': 'Base address',
  'apiReference.format': 'Format',
  'apiReference.formatText': 'JSON; times in UTC (ISO 8601), prices in US dollars',
  'apiReference.access': 'Access',
  'apiReference.accessText':
    'An API key as bearer token. Market data can be read without one, within the quota of your network address.',
  'apiReference.quota': 'Quota of a key',
  'apiReference.points': '{points, plural, one {# point} other {# points}} per minute',
  'apiReference.failed': 'Couldn’t load what this server offers',
  'apiReference.key': 'Get an API key',
  'apiReference.keyText':
    'Create a key in the account settings: give it a name, the scopes it needs and a last day, at most 365 days from now. It is shown only once, so copy it. You can revoke it there at any time.',
  'apiReference.keyLink': 'Open account settings',
  'apiReference.scopes': 'Scopes',
  'apiReference.scope': 'Scope',
  'apiReference.opens': 'What it opens',
  'apiReference.market': 'Quotes, bars, news, option chains, volatility and earnings',
  'apiReference.strategies': 'Strategies from plan to closed trade, history and performance',
  'apiReference.watchlists': 'Watchlists',
  'apiReference.alerts': 'Alerts and their notices',
  'apiReference.capital': 'Starting capital, deposits and withdrawals',
  'apiReference.content': 'Your spaces and their articles',
  'apiReference.alone':
    'Scopes stand alone: one for writing does not include reading. No key reaches the account itself, such as its password, its sessions or other keys.',
  'apiReference.first': 'Make a first call',
  'apiReference.curl': 'With curl',
  'apiReference.client': 'With the TypeScript client',
  'apiReference.clientText':
    'The package @toolyard/client has types for every path, answer and error code. It is in the folder client of the source code; its readme says how to pack and install it.',
  'apiReference.limits': 'Quotas and errors',
  'apiReference.limitsText':
    'A read costs 1 point, a write 2, a call that takes the server longer up to 30. The header RateLimit says how many points are left and when they return.',
  'apiReference.errorsText':
    'Every error is an object with code, message and, where it helps, details. Decide by code, which never changes its meaning; message is for people, in the language of Accept-Language.',
  'apiReference.status': 'Status',
  'apiReference.action': 'What to do',
  'apiReference.202':
    'The provider of market data accepts no call right now: read again after Retry-After',
  'apiReference.400': 'Correct the request; details names each field',
  'apiReference.401': 'The key is unknown, expired or revoked: use another one',
  'apiReference.403': 'The key lacks the scope that WWW-Authenticate names',
  'apiReference.404': 'There is no such thing, or it belongs to someone else',
  'apiReference.409': 'It was changed in the meantime: read it again, then decide',
  'apiReference.429': 'Call again after the seconds in Retry-After',
  'apiReference.500': 'Call again later, a write with the same Idempotency-Key',
  'apiReference.all': 'Every operation',
  'apiReference.allText':
    'The description of each operation has its fields, headers, error codes and an example.',
  'apiReference.browse': 'Browse the operations',
  'apiReference.document': 'OpenAPI document (JSON)',
} as const;

export type ApiReferenceTexts = Record<keyof typeof en, string>;
