import { bearer, confirmAddress, newKey, register, type Member, type TestApi } from './test-api.ts';

export interface WireArticle {
  readonly id: string;
  readonly spaceId: string;
  readonly version: number;
  readonly slug: string;
  readonly draft: number;
  readonly published: number | null;
  readonly status: string;
  readonly publicRevision: number | null;
  readonly approved: number | null;
  readonly authorId: string | null;
}

export interface WireRevision {
  readonly number: number;
  readonly title: string;
  readonly markdown: string;
  readonly html: string;
  readonly tags: readonly string[];
}

export interface WireSpace {
  readonly id: string;
  readonly version: number;
  readonly handle: string;
  readonly role: string;
}

type Answer = { readonly status: number; readonly body: unknown };

export const dataOf = <T>({ body }: Pick<Answer, 'body'>): T => (body as { readonly data: T }).data;

/** Status and code of a refusal with the fields that it names. */
export function refusalOf({ status, body }: Answer): readonly unknown[] {
  const { code, details = [] } = body as {
    readonly code: string;
    readonly details?: unknown;
  };
  const fields = Array.isArray(details) ? details : [];
  return [status, code, ...fields.map(({ field }: { readonly field: string }) => field)];
}

/** Calls of a member about spaces and articles. */
export class ContentMember {
  private constructor(
    private readonly api: TestApi,
    readonly account: Member,
  ) {}

  static async of(api: TestApi, { isVerified = true } = {}): Promise<ContentMember> {
    const account = await register(api);
    if (isVerified) await confirmAddress(api, account);
    return new ContentMember(api, account);
  }

  get(path: string) {
    return this.api.call.get(`/api/content/${path}`).set(bearer(this.account));
  }

  post(path: string, body: object, version?: number) {
    return this.api.call.post(`/api/content/${path}`).set(this.headers(version)).send(body);
  }

  put(path: string, body: object, version?: number) {
    return this.api.call.put(`/api/content/${path}`).set(this.headers(version)).send(body);
  }

  delete(path: string, version?: number) {
    return this.api.call.delete(`/api/content/${path}`).set(this.headers(version));
  }

  async space(draft: object = {}): Promise<WireSpace> {
    const handle = newKey()['Idempotency-Key'];
    const body = { handle, title: 'Night sky', languages: ['en', 'zh-CN'], visibility: 'link' };
    const made = await this.post('spaces', { ...body, ...draft });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return dataOf(made);
  }

  async article(spaceId: string, draft: object = {}): Promise<WireArticle> {
    const body = { spaceId, type: 'doc', locale: 'en', title: 'Tides', markdown: 'Twice a day.\n' };
    const made = await this.post('articles', { ...body, ...draft });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return dataOf(made);
  }

  async draftOf(id: string): Promise<WireArticle & { readonly revision: WireRevision }> {
    return dataOf(await this.get(`articles/${id}`).expect(200));
  }

  save({ id }: Pick<WireArticle, 'id'>, base: number, draft: object) {
    return this.put(`articles/${id}/draft`, { title: 'Tides', markdown: '', ...draft }, base);
  }

  /** Publishes the draft, or does what else is done to its publication. */
  async change(id: string, action: string, body: object = {}): Promise<WireArticle> {
    const { version } = await this.draftOf(id);
    return dataOf(await this.post(`articles/${id}/${action}`, body, version).expect(200));
  }

  /** Joins a space of somebody else by an invitation. */
  async join(owner: ContentMember, { id }: Pick<WireSpace, 'id'>, role: string): Promise<void> {
    const { email } = this.account;
    await owner.post(`spaces/${id}/invitations`, { email, role }).expect(201);
    const [invitation] = dataOf<readonly { readonly id: string }[]>(
      await this.get('invitations').expect(200),
    );
    await this.post(`invitations/${invitation?.id}`, { accepts: true }).expect(204);
  }

  private headers(version: number | undefined) {
    const seen = version === undefined ? {} : { 'If-Match': `"${version}"` };
    return { ...bearer(this.account), ...newKey(), ...seen };
  }
}
