import { SITE_NAMES } from '../accounts/index.ts';
import { isStorable, isVisible, type FieldError } from '../shared/index.ts';

/** Maximum number of characters of an organiser's public name. */
export const ORGANISER_NAME_LENGTH = 60;

/** Names of those who run the site: no name may consist of one alone. */
const OF_ITS_OPERATORS: ReadonlySet<string> = new Set([
  ...['admin', 'administrator', 'administration', 'superadmin', 'moderator', 'official'],
  ...['operator', 'organiser', 'organizer', 'owner', 'root', 'security', 'staff', 'support'],
  ...['system', 'team', '官方', '管理员', '超级管理员', '客服', '系统', '主办方', '运营'],
]);

/** One key for names that readers take for the same: without regard to case, width and spacing. */
export const organiserNameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

function isReserved(name: string): boolean {
  const bare = organiserNameKey(name).replace(/[^\p{L}\p{N}]/gu, '');
  return OF_ITS_OPERATORS.has(bare) || SITE_NAMES.some((word) => bare.includes(word));
}

/** The name as it is stored. */
export const storedOrganiserName = (typed: string): string => typed.trim().normalize('NFC');

const fault = (en: string, zh: string): FieldError => ({
  field: 'name',
  message: en,
  texts: { en, 'zh-CN': zh },
});

/**
 * Why a text cannot be the public name of an organiser; null where it can: 1 to 60 visible characters on one line, no
 * address, with which accounts sign in, and no name that speaks for the site.
 */
export function organiserNameFault(typed: string): FieldError | null {
  const name = storedOrganiserName(typed);
  const { length } = [...name];
  if (length === 0 || length > ORGANISER_NAME_LENGTH)
    return fault(
      `Please choose a name of 1 to ${ORGANISER_NAME_LENGTH} characters`,
      `请填写 1 到 ${ORGANISER_NAME_LENGTH} 个字符的名称`,
    );
  if (!isStorable(name) || !isVisible(name))
    return fault(
      'Please choose a name on one line, without control or other invisible characters',
      '名称须为一行，且不含控制符等不可见字符',
    );
  if (/[@＠]/u.test(name))
    return fault(
      'Please choose a name that is no email address: everybody sees it',
      '名称会公开显示，请不要使用邮箱地址',
    );
  return isReserved(name)
    ? fault(
        'This name is reserved for the site: please choose another',
        '该名称为本站保留，请换一个',
      )
    : null;
}
