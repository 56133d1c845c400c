import { isIP, isIPv4 } from 'node:net';
import { SettingsError, text, type Environment } from './settings-readers.ts';

/** `TRUST_PROXY`, as Express takes it: a number of proxies or their addresses; false = none. */
export function trustProxy(env: Environment): number | string | false {
  const value = text(env, 'TRUST_PROXY');
  if (value === null) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value.split(',').every((part) => isNetwork(part.trim()))) return value;
  throw new SettingsError('TRUST_PROXY must be a number of proxies or a list of their addresses');
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0;
}
