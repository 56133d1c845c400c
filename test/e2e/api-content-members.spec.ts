import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditTrail } from '@toolyard/core/audit';
import { ContentMember, dataOf, refusalOf, type WireArticle } from '../support/content-api.ts';
import { openMailApi, type MailApi } from '../support/mail-api.ts';
import { bearer, newKey, PORTS, type TestApi } from '../support/test-api.ts';

interface WireMember {
  readonly userId: string;
  readonly role: string;
}

describe('members of a space', () => {
  let api: TestApi;
  let lettersTo: MailApi['lettersTo'];
  beforeAll(async () => {
    ({ api, lettersTo } = await openMailApi('PGlite', { contentSpaces: 20 }));
  });
  afterAll(() => api?.close());

  const membersOf = async (member: ContentMember, id: string) =>
    dataOf<readonly WireMember[]>(await member.get(`spaces/${id}/members`).expect(200));

  /** What the audit log says of a space or an article: which act, by whom. */
  const auditedOf = async (id: string) =>
    (await api.container.get<AuditTrail>(PORTS.trail).following(0, 10_000))
      .filter(({ subject }) => subject?.id === id)
      .map(({ action, actor }) => [action, actor.id]);

  it('an invitation is seen by who has verified the address, and answered once', async () => {
    const owner = await ContentMember.of(api);
    const space = await owner.space();
    const unverified = await ContentMember.of(api, { isVerified: false });
    const { email } = unverified.account;
    const nobody = { email: 'nobody@example.com', role: 'author' };
    const invite = (body: object) => owner.post(`spaces/${space.id}/invitations`, body);
    const [known, unknown] = [await invite({ email, role: 'author' }), await invite(nobody)];
    expect(Object.keys(dataOf<object>(known))).toEqual(Object.keys(dataOf<object>(unknown)));
    expect([known.status, unknown.status]).toEqual([201, 201]);
    expect(dataOf(await unverified.get('invitations').expect(200))).toEqual([]);
    const { id } = dataOf<{ readonly id: string }>(known);
    const accept = { accepts: true };
    expect(refusalOf(await unverified.post(`invitations/${id}`, accept))).toEqual([
      404,
      'SPACE_INVITATION_UNKNOWN',
    ]);
    const other = await ContentMember.of(api);
    expect(refusalOf(await other.post(`invitations/${id}`, accept))).toEqual([
      404,
      'SPACE_INVITATION_UNKNOWN',
    ]);
    await other.join(owner, space, 'author');
    expect(dataOf(await other.get('invitations').expect(200))).toEqual([]);
    const shown = await owner.get(`spaces/${space.id}/members`).expect(200);
    expect(shown.body).toMatchObject({ invitations: [{ email }, { email: nobody.email }] });
    const toMember = await other.get(`spaces/${space.id}/members`).expect(200);
    expect(toMember.body).toMatchObject({ invitations: [] });
    await owner.delete(`spaces/${space.id}/invitations/${id}`).expect(204);
    expect(refusalOf(await owner.delete(`spaces/${space.id}/invitations/${id}`))).toEqual([
      404,
      'SPACE_INVITATION_UNKNOWN',
    ]);
    const declined = await ContentMember.of(api);
    await invite({ email: declined.account.email, role: 'editor' }).expect(201);
    const [offer] = dataOf<readonly { readonly id: string }[]>(await declined.get('invitations'));
    await declined.post(`invitations/${offer?.id}`, { accepts: false }).expect(204);
    const [first] = await membersOf(owner, space.id);
    expect(await membersOf(owner, space.id)).toHaveLength(2);
    expect(await auditedOf(space.id)).toContainEqual(['space.invitationWithdrawn', first?.userId]);
  });

  it('an invitation is mailed in the language of the call, whether or not an account has the address', async () => {
    const owner = await ContentMember.of(api);
    const { id, handle } = await owner.space();
    const known = await ContentMember.of(api);
    const invite = (email: string, language: string) =>
      api.call
        .post(`/api/content/spaces/${id}/invitations`)
        .set({ ...bearer(owner.account), ...newKey(), 'Accept-Language': language })
        .send({ email, role: 'editor' });
    const idOf = async (answer: ReturnType<typeof invite>) =>
      dataOf<{ readonly id: string }>(await answer.expect(201)).id;
    const first = await idOf(invite(known.account.email, 'en'));
    const letter = (await lettersTo(known.account.email)).at(-1);
    const second = await idOf(invite('nobody@example.com', 'en'));
    const [other] = await lettersTo('nobody@example.com');
    expect(letter?.subject).toBe('Invitation to the space “Night sky”');
    expect(letter?.text).toContain(`https://toolyard.example/tools/content/invitations/${first}`);
    expect(letter?.text).toContain('as an editor');
    expect(letter?.text).toContain('until 2026-12-21');
    expect(letter?.text).not.toContain(handle);
    expect(other?.text.replace(second, first)).toBe(letter?.text);
    await invite('nobody@example.com', 'zh-CN').expect(201);
    const [chinese] = await lettersTo('nobody@example.com');
    expect(chinese?.subject).toBe('邀请你加入空间“Night sky”');
    const withdrawn = await idOf(invite('nobody@example.com', 'en'));
    await owner.delete(`spaces/${id}/invitations/${withdrawn}`).expect(204);
    expect(await lettersTo('nobody@example.com')).toEqual([]);
  });

  it('an unverified owner invites nobody; a member sends 20 invitations an hour', async () => {
    const unverified = await ContentMember.of(api, { isVerified: false });
    const { id } = await unverified.space();
    const invite = (member: ContentMember, email: string, spaceId = id) =>
      member.post(`spaces/${spaceId}/invitations`, { email, role: 'author' });
    expect(refusalOf(await invite(unverified, 'a@example.com'))).toEqual([
      409,
      'INVITING_NEEDS_VERIFIED_EMAIL',
    ]);
    const owner = await ContentMember.of(api);
    const space = await owner.space();
    for (let i = 0; i < 20; i++) await invite(owner, `a${i}@example.com`, space.id).expect(201);
    expect(refusalOf(await invite(owner, 'b@example.com', space.id))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
    ]);
  });

  it('a space always has an owner', async () => {
    const [owner, second] = [await ContentMember.of(api), await ContentMember.of(api)];
    const { id } = await owner.space();
    await second.join(owner, { id }, 'editor');
    const [first, other] = await membersOf(owner, id);
    const needsOwner = [409, 'SPACE_NEEDS_OWNER'];
    const path = (member: WireMember | undefined) => `spaces/${id}/members/${member?.userId}`;
    expect(refusalOf(await owner.put(path(first), { role: 'editor' }))).toEqual(needsOwner);
    expect(refusalOf(await owner.delete(path(first)))).toEqual(needsOwner);
    const denied = [403, 'SPACE_ROLE_NEEDED'];
    expect(refusalOf(await second.put(path(other), { role: 'owner' }))).toEqual(denied);
    expect(refusalOf(await second.delete(path(first)))).toEqual(denied);
    await owner.put(path(other), { role: 'owner' }).expect(200);
    await owner.delete(path(first)).expect(204);
    expect(await membersOf(second, id)).toEqual([expect.objectContaining({ role: 'owner' })]);
    expect(refusalOf(await owner.get(`spaces/${id}`))).toEqual([404, 'SPACE_UNKNOWN']);
    const unknown = await second.delete(path(first));
    expect(refusalOf(unknown)).toEqual([404, 'MEMBER_UNKNOWN']);
    expect(await auditedOf(id)).toEqual([
      ['space.created', first?.userId],
      ['space.memberInvited', first?.userId],
      ['space.memberJoined', other?.userId],
      ['space.roleChanged', first?.userId],
      ['space.memberRemoved', first?.userId],
    ]);
  });

  it('each role does what it may, and no more', async () => {
    const owner = await ContentMember.of(api);
    const space = await owner.space();
    const [author, reviewer, editor] = [
      await ContentMember.of(api),
      await ContentMember.of(api),
      await ContentMember.of(api),
    ];
    await author.join(owner, space, 'author');
    await reviewer.join(owner, space, 'reviewer');
    await editor.join(owner, space, 'editor');
    const denied = [403, 'SPACE_ROLE_NEEDED'];
    const body = { spaceId: space.id, type: 'doc', locale: 'en', title: 'No', markdown: '' };
    expect(refusalOf(await reviewer.post('articles', body))).toEqual(denied);
    const article = await author.article(space.id);
    const path = `articles/${article.id}`;
    expect(refusalOf(await reviewer.save(article, 1, {}))).toEqual(denied);
    expect(refusalOf(await author.post(`${path}/publish`, {}, 1))).toEqual(denied);
    expect(refusalOf(await editor.post(`${path}/approve`, {}, 1))).toEqual([
      409,
      'ARTICLE_NOT_IN_REVIEW',
    ]);
    await author.change(article.id, 'review', { inReview: true });
    expect(refusalOf(await author.post(`${path}/approve`, {}, 2))).toEqual(denied);
    expect(await reviewer.change(article.id, 'approve')).toMatchObject({
      approved: 1,
      inReview: false,
    });
    const members = await membersOf(owner, space.id);
    expect(await auditedOf(article.id)).toContainEqual([
      'article.approved',
      members.find(({ role }) => role === 'reviewer')?.userId,
    ]);
    await editor.save(article, 1, { markdown: 'Better.' }).expect(200);
    await author.change(article.id, 'review', { inReview: true });
    const { version } = await editor.draftOf(article.id);
    expect(refusalOf(await editor.post(`${path}/approve`, {}, version))).toEqual(denied);
    const published: WireArticle = await editor.change(article.id, 'publish');
    expect(published.status).toBe('published');
    expect(refusalOf(await author.save(article, 2, { markdown: 'Mine.' }))).toEqual(denied);
    expect(refusalOf(await author.delete(path, published.version))).toEqual(denied);
    const settings = { title: 'Mine', languages: ['en'], visibility: 'link' };
    for (const member of [author, reviewer, editor]) {
      expect(refusalOf(await member.put(`spaces/${space.id}`, settings, 1))).toEqual(denied);
      expect(refusalOf(await member.delete(`spaces/${space.id}`, 1))).toEqual(denied);
      const invitation = { email: 'a@example.com', role: 'owner' };
      expect(refusalOf(await member.post(`spaces/${space.id}/invitations`, invitation))).toEqual(
        denied,
      );
    }
  });
});
