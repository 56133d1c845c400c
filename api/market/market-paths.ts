/**
 * Market routes have two names, the specification's and one that tells no provider's name. New programs use the latter.
 */
export const MARKET_PATHS = ['api/polygon', 'api/market'];

const SPECIFIED = '/api/polygon/';
const PREFERRED = '/api/market/';

export const isSpecifiedPath = (path: string): boolean => path.startsWith(SPECIFIED);
export const preferredPath = (path: string): string => path.replace(SPECIFIED, PREFERRED);
export const specifiedPath = (path: string): string => path.replace(PREFERRED, SPECIFIED);
