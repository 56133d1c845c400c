import type {
  LockStamp,
  StampCertificate,
  StampedTime,
  StampFault,
  TimestampChecks,
} from '@toolyard/core/lottery/draw';
import { toHex } from '@toolyard/core/lottery/draw';
import { Certificate, ContentInfo, ExtKeyUsage, SignedData, TSTInfo } from 'pkijs';

const SHA256 = '2.16.840.1.101.3.4.2.1';
/** SHA-256, SHA-384 and SHA-512: an authority that signs by an older hash proves nothing. */
const SOUND_HASHES: readonly string[] = [
  SHA256,
  '2.16.840.1.101.3.4.2.2',
  '2.16.840.1.101.3.4.2.3',
];
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const COMMON_NAME = '2.5.4.3';

/** The bytes of base64. Throws for any other text. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Base64 of bytes. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** SHA-256 in hexadecimal digits. */
const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** A token of RFC 3161: what is signed, and what it says. */
export interface ReadToken {
  readonly signed: SignedData;
  readonly info: TSTInfo;
}

/** Reads a token; null when it is none. */
export function readToken({ token }: LockStamp): ReadToken | null {
  try {
    const content = ContentInfo.fromBER(fromBase64(token));
    if (content.contentType !== ContentInfo.SIGNED_DATA) return null;
    const signed = new SignedData({ schema: content.content as unknown });
    const { eContent, eContentType } = signed.encapContentInfo;
    if (eContentType !== TST_INFO || !eContent || signed.signerInfos.length !== 1) return null;
    return { signed, info: TSTInfo.fromBER(eContent.getValue()) };
  } catch {
    return null;
  }
}

const fingerprintOf = (certificate: Certificate): Promise<string> =>
  sha256(certificate.toSchema().toBER());

async function describe(certificate: Certificate): Promise<StampCertificate> {
  const names = certificate.subject.typesAndValues.flatMap(({ type, value }) => {
    const { value: text } = value.valueBlock as { readonly value?: unknown };
    return typeof text === 'string' ? [{ type, text }] : [];
  });
  const common = names.find(({ type }) => type === COMMON_NAME);
  const name = common?.text ?? names.map(({ text }) => text).join(', ');
  return { name, fingerprint: await fingerprintOf(certificate) };
}

/** Whether a certificate may sign time stamps, and was valid at the time. */
function mayStamp(certificate: Certificate, at: Date): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : [];
  return (
    purposes.includes(TIME_STAMPING) &&
    certificate.notBefore.value <= at &&
    at <= certificate.notAfter.value
  );
}

/** The certificate that signed a token, when it did; null otherwise. */
async function signerOf(
  { signed, info }: ReadToken,
  data: ArrayBuffer,
): Promise<Certificate | null> {
  const hash = signed.signerInfos[0]?.digestAlgorithm.algorithmId ?? '';
  if (!SOUND_HASHES.includes(hash)) return null;
  try {
    const result = await signed.verify({ signer: 0, data, extendedMode: true });
    const { signatureVerified, signerCertificate } = result;
    if (!signatureVerified || !signerCertificate) return null;
    return mayStamp(signerCertificate, info.genTime) ? signerCertificate : null;
  } catch {
    return null;
  }
}

/** Whether the signer's certificate leads to `anchor`, at the time of the stamp. */
async function leadsTo(
  anchor: Certificate,
  { signed, info }: ReadToken,
  data: ArrayBuffer,
): Promise<boolean> {
  try {
    return await signed.verify({
      signer: 0,
      data,
      checkChain: true,
      trustedCerts: [anchor],
      checkDate: info.genTime,
      passedWhenNotRevValues: true,
    });
  } catch {
    return false;
  }
}

async function authorityOf(
  token: ReadToken,
  signer: Certificate,
  data: ArrayBuffer,
  trusted: readonly string[],
): Promise<StampCertificate | null> {
  const own = await fingerprintOf(signer);
  for (const certificate of token.signed.certificates ?? []) {
    if (!(certificate instanceof Certificate)) continue;
    const fingerprint = await fingerprintOf(certificate);
    if (!trusted.includes(fingerprint)) continue;
    if (fingerprint === own || (await leadsTo(certificate, token, data)))
      return describe(certificate);
  }
  return null;
}

const millisecondsOf = ({ accuracy }: TSTInfo): number =>
  (accuracy?.seconds ?? 0) * 1000 + (accuracy?.millis ?? 0) + (accuracy?.micros ? 1 : 0);

/** Checks time stamps by the browser's or the server's own Web Crypto; signatures of RSA and of elliptic curves. */
export const timestampChecks: TimestampChecks = {
  async check(
    stamp: LockStamp,
    message: Uint8Array,
    trusted: readonly string[],
  ): Promise<StampedTime | StampFault> {
    const token = readToken(stamp);
    if (!token) return 'malformed';
    const { hashAlgorithm, hashedMessage } = token.info.messageImprint;
    const imprint = toHex(hashedMessage.valueBlock.valueHexView);
    const data = new Uint8Array(message).buffer;
    if (hashAlgorithm.algorithmId !== SHA256 || imprint !== (await sha256(data))) return 'imprint';
    const signer = await signerOf(token, data);
    if (!signer) return 'signature';
    return {
      at: token.info.genTime.getTime(),
      accuracy: millisecondsOf(token.info),
      signer: await describe(signer),
      authority: await authorityOf(token, signer, data, trusted),
    };
  },
};
