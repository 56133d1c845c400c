import { useText } from '../../../i18n/use-text.ts';

/** Fields that people know by another name than the records. */
const KNOWN = [
  'name',
  'username',
  'email',
  'role',
  'active',
  'title',
  'description',
  'icon',
  'iconAlt',
  'url',
  'color',
  'order',
  'isActive',
  'badges',
  'status',
  'symbol',
  'legs',
  'orders',
  'device',
] as const;

/** What a field is called. */
export function useFieldLabel(): (field: string) => string {
  const t = useText();
  return (field) => {
    const known = KNOWN.find((name) => name === field);
    return known ? t(`audit.field.${known}`) : field;
  };
}
