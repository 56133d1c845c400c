import { useText } from '../../../i18n/use-text.ts';

const CODES = [
  'PROVIDER_BAD_KEY',
  'PROVIDER_PLAN',
  'PROVIDER_RATE',
  'PROVIDER_OUTAGE',
  'PROVIDER_TIMEOUT',
  'PROVIDER_GARBAGE',
  'PROVIDER_REFUSED',
] as const;

/** A fault of the provider in a few words; another code as it is. */
export function useFaultWords(): (code: string) => string {
  const t = useText();
  return (code) => {
    const known = CODES.find((each) => each === code);
    return known ? t(`operations.fault.${known}`) : code;
  };
}
