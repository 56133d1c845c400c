import { propertyKey, quoted } from '../text/source-text.ts';

/** Access to a property. */
export const member = (of: string, property: string): string => {
  const key = propertyKey(property);
  return key === property ? `${of}.${key}` : `${of}[${quoted(property)}]`;
};
