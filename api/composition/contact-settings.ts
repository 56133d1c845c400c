import { SettingsError, text, type Environment } from './settings-readers.ts';

/** Sites that have a name of their own among social links; any other is a website. */
const HOSTS = {
  github: ['github.com'],
  x: ['x.com', 'twitter.com'],
  weibo: ['weibo.com', 'weibo.cn'],
  linkedin: ['linkedin.com'],
  youtube: ['youtube.com'],
  bilibili: ['bilibili.com'],
} as const;

export const SOCIAL_KINDS = [
  'github',
  'x',
  'weibo',
  'linkedin',
  'youtube',
  'bilibili',
  'website',
] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

export interface SocialLink {
  readonly kind: SocialKind;
  readonly url: string;
}

/** Contact details of the operator; null and empty values are not shown. */
export interface ContactSettings {
  readonly email: string;
  readonly wechat: string | null;
  readonly address: string | null;
  readonly social: readonly SocialLink[];
}

const DEFAULT_CONTACT_EMAIL = 'contact@toolyard.example';

export function readContact(env: Environment): ContactSettings {
  const email = text(env, 'CONTACT_EMAIL') ?? DEFAULT_CONTACT_EMAIL;
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new SettingsError('CONTACT_EMAIL must be an e-mail address');
  return {
    email,
    wechat: text(env, 'CONTACT_WECHAT'),
    address: text(env, 'CONTACT_ADDRESS'),
    social: (text(env, 'SOCIAL_LINKS') ?? '')
      .split(/[\s,]+/)
      .filter((link) => link !== '')
      .map(socialLink),
  };
}

function socialLink(link: string): SocialLink {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:')
    throw new SettingsError('SOCIAL_LINKS must be https:// addresses with spaces between them');
  return { kind: kindOf(url.hostname), url: url.href };
}

const kindOf = (host: string): SocialKind =>
  SOCIAL_KINDS.find(
    (kind) => kind !== 'website' && HOSTS[kind].some((known) => `.${host}`.endsWith(`.${known}`)),
  ) ?? 'website';
