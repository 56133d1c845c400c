import { SoftwareAuthenticator, type Ceremony } from '../software-authenticator.ts';

type Creation = Ceremony & { readonly user: { readonly id: string } };
type Answer = Readonly<Record<string, unknown>>;

/** A server without a public address takes passkeys of localhost. */
const ORIGIN = 'http://localhost';
/** In place of what an authenticator would answer, where the server gave no challenge. */
const NOTHING = 'AAAA';

/** The authenticators of one caller, which answer the challenges that the server gave last. */
export class WirePasskeys {
  private creation: Creation | null = null;
  private request: Ceremony | null = null;
  private device: SoftwareAuthenticator | null = null;
  private readonly answers = new Map<string, Answer>();

  learn(data: Readonly<Record<string, unknown>>): void {
    if (typeof data['challenge'] !== 'string') return;
    if (data['user'] === undefined) this.request = data as unknown as Ceremony;
    else this.creation = data as unknown as Creation;
  }

  /** A field of a new authenticator's answer. */
  made(field: string): unknown {
    const { creation } = this;
    return this.fieldOf(creation, field, (given) => {
      this.device = new SoftwareAuthenticator(ORIGIN);
      return this.device.create(given);
    });
  }

  /** A field of the answer of the authenticator that was made last. */
  used(field: string): unknown {
    return this.fieldOf(this.device && this.request, field, (given) => this.device?.get(given));
  }

  private fieldOf<C extends Ceremony>(
    given: C | null,
    field: string,
    answer: (given: C) => Answer | undefined,
  ): unknown {
    if (!given) return NOTHING;
    const known = this.answers.get(given.challenge) ?? answer(given) ?? {};
    this.answers.set(given.challenge, known);
    return known[field];
  }
}
