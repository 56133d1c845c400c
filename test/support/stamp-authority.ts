import { Integer, ObjectIdentifier, OctetString, Utf8String } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const BASIC_CONSTRAINTS = '2.5.29.19';

interface Holder {
  readonly certificate: Certificate;
  readonly keys: CryptoKeyPair;
}

interface CertificateTerms {
  readonly name: string;
  /** Null: it signs itself. */
  readonly issuer: Holder | null;
  readonly mayStamp: boolean;
}

/** A certificate of 2020 to 2039, with its keys. */
async function certify({ name, issuer, mayStamp }: CertificateTerms): Promise<Holder> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 1 + Math.floor(Math.random() * 1e9) });
  certificate.subject.typesAndValues.push(commonName(name));
  const by = issuer?.certificate ?? certificate;
  certificate.issuer.typesAndValues.push(...by.subject.typesAndValues);
  certificate.notBefore.value = new Date(Date.UTC(2020, 0, 1));
  certificate.notAfter.value = new Date(Date.UTC(2039, 0, 1));
  const constraints = new BasicConstraints({ cA: !mayStamp });
  certificate.extensions = [
    new Extension({
      extnID: BASIC_CONSTRAINTS,
      critical: true,
      extnValue: constraints.toSchema().toBER(),
    }),
  ];
  const usage = new ExtKeyUsage({ keyPurposes: [TIME_STAMPING] });
  if (mayStamp)
    certificate.extensions.push(
      new Extension({
        extnID: EXTENDED_KEY_USAGE,
        critical: true,
        extnValue: usage.toSchema().toBER(),
      }),
    );
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((issuer?.keys ?? keys).privateKey, 'SHA-256');
  return { certificate: Certificate.fromBER(certificate.toSchema(true).toBER()), keys };
}

const commonName = (text: string): AttributeTypeAndValue =>
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: text }) });

const sha256 = async (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', bytes);

interface StampTerms {
  /** When the authority says that it saw the message. */
  readonly at: number;
  readonly nonce?: Integer | undefined;
  /** Changes the imprint. */
  readonly imprint?: MessageImprint;
  /** Certificates that signed nothing of it. */
  readonly beside?: readonly Certificate[];
}

/** A time-stamping authority with a root and a signer of its own, which stamps at any time; for tests. */
export interface TestAuthority {
  /** SHA-256 of the root's DER. */
  readonly root: string;
  /** SHA-256 of the signer's DER. */
  readonly signer: string;
  readonly certificates: readonly Certificate[];
  /** A token over a message, DER as base64. */
  stamp(message: Uint8Array, terms: StampTerms): Promise<string>;
  /** The answer to a request of RFC 3161, at a time. */
  answer(request: Uint8Array, at: number): Promise<Uint8Array>;
}

/** `mayStamp: false`: the signer's certificate is for other purposes. */
export async function testAuthority({ mayStamp = true } = {}): Promise<TestAuthority> {
  const root = await certify({ name: 'Test Root', issuer: null, mayStamp: false });
  const signer = await certify({ name: 'Test Stamps', issuer: root, mayStamp });
  const derOf = ({ certificate }: Holder) => certificate.toSchema().toBER();
  const token = async (imprint: MessageImprint, { at, nonce, beside = [] }: StampTerms) => {
    const info = new TSTInfo({
      version: 1,
      policy: '1.3.6.1.4.1.99999.1',
      messageImprint: imprint,
      serialNumber: new Integer({ value: 1 + Math.floor(Math.random() * 1e9) }),
      genTime: new Date(at),
      ...(nonce ? { nonce } : {}),
    });
    const content = info.toSchema().toBER();
    const { certificate } = signer;
    // The constructor of the library would cut the content into segments, which DER has not.
    const encapsulated = new EncapsulatedContentInfo({ eContentType: TST_INFO });
    encapsulated.eContent = new OctetString({ valueHex: content });
    const signed = new SignedData({
      version: 3,
      encapContentInfo: encapsulated,
      certificates: [certificate, root.certificate, ...beside],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new ObjectIdentifier({ value: TST_INFO })],
              }),
              new Attribute({
                type: '1.2.840.113549.1.9.4',
                values: [new OctetString({ valueHex: await sha256(content) })],
              }),
            ],
          }),
        }),
      ],
    });
    await signed.sign(signer.keys.privateKey, 0, 'SHA-256');
    return new ContentInfo({
      contentType: ContentInfo.SIGNED_DATA,
      content: signed.toSchema(true) as unknown,
    });
  };
  const bytesOf = (content: ContentInfo) => Buffer.from(content.toSchema().toBER());
  return {
    root: Buffer.from(await sha256(derOf(root))).toString('hex'),
    signer: Buffer.from(await sha256(derOf(signer))).toString('hex'),
    certificates: [signer.certificate, root.certificate],
    stamp: async (message, terms) => {
      const imprint = terms.imprint ?? (await MessageImprint.create('SHA-256', message.slice()));
      return bytesOf(await token(imprint, terms)).toString('base64');
    },
    answer: async (request, at) => {
      const { messageImprint, nonce } = TimeStampReq.fromBER(request.slice());
      const timeStampToken = await token(messageImprint, { at, nonce });
      const answer = new TimeStampResp({
        status: new PKIStatusInfo({ status: 0 }),
        timeStampToken,
      });
      return new Uint8Array(answer.toSchema().toBER());
    },
  };
}
