import type { MailMessage, MailRenderer, OutgoingMail } from '../mail/index.ts';
import { oneLine, type Clock, type Instant, type Language } from '../shared/index.ts';
import type { NamedInvitation, SpaceRepository } from './ports/space-repository.ts';
import {
  isInvitationOpen,
  SPACE_INVITATION_LIFETIME,
  type SpaceInvitation,
  type SpaceRole,
} from './space.ts';

export const INVITATION_MAIL_KIND = 'space-invitation';

/** The mail to whoever is invited, due at once. It is the same whether or not an account has the address. */
export const invitationMail = (
  invitation: SpaceInvitation,
  { id, language }: Pick<OutgoingMail, 'id' | 'language'>,
): OutgoingMail => ({
  id,
  kind: INVITATION_MAIL_KIND,
  accountId: null,
  subjectId: invitation.id,
  address: invitation.email,
  language,
  createdAt: invitation.at,
  dueAt: invitation.at,
  attempts: 0,
  enclosure: null,
});

interface MailFacts {
  readonly space: string;
  readonly role: string;
  readonly link: string;
  /** Last day on which the invitation can be accepted. */
  readonly until: string;
}

const ROLES: Readonly<Record<Language, Readonly<Record<SpaceRole, string>>>> = {
  en: { owner: 'an owner', editor: 'an editor', author: 'an author', reviewer: 'a reviewer' },
  'zh-CN': { owner: '所有者', editor: '编辑', author: '作者', reviewer: '审核者' },
};

const TEXTS: Readonly<Record<Language, (facts: MailFacts) => MailMessage>> = {
  en: ({ space, role, link, until }) => ({
    subject: `Invitation to the space “${space}”`,
    text: `You are invited to write and publish in the space “${space}” on Toolyard, as ${role}.\n\nSign in with this address, or create an account with it, to accept or decline:\n\n${link}\n\nThe invitation is valid until ${until}. If you do not know what it is about, ignore it: nothing happens without your answer.\n`,
  }),
  'zh-CN': ({ space, role, link, until }) => ({
    subject: `邀请你加入空间“${space}”`,
    text: `你被邀请以${role}身份加入 Toolyard 上的空间“${space}”，一起撰写和发布文章。\n\n请用此邮箱地址登录，或用它注册账号，然后接受或拒绝邀请：\n\n${link}\n\n邀请有效期至 ${until}。如果你不了解此事，请忽略本邮件；未经你答复，不会有任何改动。\n`,
  }),
};

const dayOf = (at: Instant): string => new Date(at).toISOString().slice(0, 10);

const factsOf = ({ spaceTitle, role, id, at }: NamedInvitation, language: Language) => ({
  space: oneLine(spaceTitle),
  role: ROLES[language][role],
  path: `/tools/content/invitations/${id}`,
  until: dayOf(at + SPACE_INVITATION_LIFETIME),
});

/** Renders mails about invitations into spaces. One that was answered, withdrawn or has expired makes its mail obsolete. */
export class InvitationMailRenderer implements MailRenderer {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'invitationsTo'>,
    private readonly clock: Clock,
    /** Where the site is, without a slash at its end. */
    private readonly siteUrl: string,
  ) {}

  async render({ kind, address, subjectId, language }: OutgoingMail): Promise<MailMessage | null> {
    if (kind !== INVITATION_MAIL_KIND) return null;
    const invitations = await this.spaces.invitationsTo(address);
    const found = invitations.find(({ id }) => id === subjectId);
    if (!found || !isInvitationOpen(found, this.clock.now())) return null;
    const { path, ...facts } = factsOf(found, language);
    return TEXTS[language]({ ...facts, link: this.siteUrl + path });
  }
}
