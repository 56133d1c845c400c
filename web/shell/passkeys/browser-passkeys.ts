import type {
  AddPasskeyRequest,
  PasskeyCreationResponse,
  PasskeyRequestResponse,
  PasskeyStepUpRequest,
  PasskeyStepUpResponse,
} from '../../api/generated-auth.ts';

/** Why a browser or an authenticator gave no answer. */
export const PASSKEY_FAULTS = ['unsupported', 'cancelled', 'known', 'address', 'failed'] as const;
export type PasskeyFault = (typeof PASSKEY_FAULTS)[number];

type Outcome<T> = { readonly answer: T } | { readonly fault: PasskeyFault };

/** Fetched when a passkey is made or used, and by nobody else. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;

/** Asks an authenticator to make a passkey; it holds the account's name, and verifies its owner at each use. */
export const makePasskey = (creation: PasskeyCreationResponse) =>
  outcomeOf(async ({ startRegistration }): Promise<Omit<AddPasskeyRequest, 'name'>> => {
    const { challenge, rpId, user, exclude, algorithms, timeout } = creation;
    const { id, response } = await startRegistration({
      optionsJSON: {
        rp: { id: rpId, name: 'Toolyard' },
        user,
        challenge,
        timeout,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((each) => ({ type: 'public-key', ...each })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    });
    const { clientDataJSON: clientDataJson, attestationObject, transports = [] } = response;
    const known = TRANSPORTS.filter((transport) => transports.includes(transport));
    return { credentialId: id, clientDataJson, attestationObject, transports: known };
  });

const TRANSPORTS: AddPasskeyRequest['transports'] = [
  ...(['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'] as const),
];

/** Asks for a passkey: one of those that the server allows, else any that an authenticator holds for the site. */
export const askForPasskey = (request: PasskeyRequestResponse | PasskeyStepUpResponse) =>
  outcomeOf(async ({ startAuthentication }): Promise<PasskeyStepUpRequest> => {
    const { challenge, rpId, timeout } = request;
    const allow = 'allow' in request ? request.allow : [];
    const { id, response } = await startAuthentication({
      optionsJSON: {
        ...{ challenge, rpId, timeout, userVerification: 'required' },
        allowCredentials: allow.map((each) => ({ type: 'public-key', ...each })),
      },
    });
    const { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle } = response;
    const signed = { credentialId: id, clientDataJson, authenticatorData, signature };
    return userHandle ? { ...signed, userHandle } : signed;
  });

/** Whether the browser knows passkeys at all; which of its authenticators has one, only they say. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

async function outcomeOf<T>(ask: (loaded: Library) => Promise<T>): Promise<Outcome<T>> {
  const loaded = await library().catch(() => null);
  if (!loaded) return { fault: 'failed' };
  if (!loaded.browserSupportsWebAuthn()) return { fault: 'unsupported' };
  return ask(loaded).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ fault: faultOf(error, loaded) }),
  );
}

function faultOf(error: unknown, { WebAuthnError }: Library): PasskeyFault {
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'address';
  if (code.startsWith('ERROR_AUTHENTICATOR_MISSING') || code.includes('NO_SUPPORTED'))
    return 'unsupported';
  const isRefused = error instanceof Error && error.name === 'NotAllowedError';
  return isRefused || code === 'ERROR_CEREMONY_ABORTED' ? 'cancelled' : 'failed';
}
