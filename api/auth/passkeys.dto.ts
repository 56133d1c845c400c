import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  PASSKEY_ALGORITHMS,
  PASSKEY_CHALLENGE_LIFETIME,
  PASSKEY_TRANSPORTS,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeyStepUp,
  type PasskeyTransport,
} from '@toolyard/core/accounts';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { instant } from '../http/instant.ts';
import { TEXT_CEILING } from './input-limits.ts';
import { IfGiven } from '../http/if-given.ts';

/** Bytes of an authenticator as text; far more than any answer to what we ask for has. */
const BASE64URL = /^[\w-]{1,4000}$/;
const Bytes =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ type: String, pattern: BASE64URL.source, description })(target, key);
    Matches(BASE64URL)(target, key);
  };
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;
const CredentialId = (): PropertyDecorator => (target, key) => {
  const description = 'The credential as the authenticator names it, base64url';
  ApiProperty({ type: String, pattern: CREDENTIAL_ID.source, description })(target, key);
  Matches(CREDENTIAL_ID)(target, key);
};

const TRANSPORTS = {
  enum: PASSKEY_TRANSPORTS,
  enumName: 'PasskeyTransport',
  isArray: true,
} as const;

export class PasskeyResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, example: 'My laptop' })
  name!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
}

export class PasskeysResponse {
  @ApiProperty({ type: [PasskeyResponse], description: 'The newest first' })
  data!: PasskeyResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Always null: there are ten at most' })
  nextCursor!: string | null;
}

export class PasskeyAnswer {
  @ApiProperty({ type: PasskeyResponse })
  data!: PasskeyResponse;
}

export class PasskeyOwner {
  @ApiProperty({ type: String, description: 'Id of the account as base64url' })
  id!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  name!: string;

  @ApiProperty({ type: String, example: 'Mei' })
  displayName!: string;
}

export class ExistingPasskey {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty(TRANSPORTS)
  transports!: PasskeyTransport[];
}

export class PasskeyCreationResponse {
  @ApiProperty({ type: String, description: 'base64url, good once and for 5 minutes' })
  challenge!: string;

  @ApiProperty({ type: String, example: 'toolyard.example', description: 'Relying party' })
  rpId!: string;

  @ApiProperty({ type: PasskeyOwner })
  user!: PasskeyOwner;

  @ApiProperty({ type: [ExistingPasskey], description: 'Credentials that the account has' })
  exclude!: ExistingPasskey[];

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'COSE algorithms, the preferred first',
  })
  algorithms!: number[];

  @ApiProperty({ type: 'integer', description: 'Milliseconds' })
  timeout!: number;
}

export class PasskeyCreationAnswer {
  @ApiProperty({ type: PasskeyCreationResponse })
  data!: PasskeyCreationResponse;
}

export class NamePasskeyRequest {
  @ApiProperty({ type: String, example: 'My laptop', description: 'At most 100 characters' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;
}

export class AddPasskeyRequest extends NamePasskeyRequest {
  @CredentialId()
  credentialId!: string;

  @Bytes('`response.clientDataJSON` of the credential, base64url')
  clientDataJson!: string;

  @Bytes('`response.attestationObject` of the credential, base64url')
  attestationObject!: string;

  @ApiProperty({ ...TRANSPORTS, description: 'How the authenticator may be reached' })
  @IsArray()
  @ArrayMaxSize(PASSKEY_TRANSPORTS.length)
  @IsIn(PASSKEY_TRANSPORTS, { each: true })
  transports!: PasskeyTransport[];
}

export class PasskeyParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class PasskeyRequestResponse {
  @ApiProperty({ type: String, description: 'base64url, good once and for 5 minutes' })
  challenge!: string;

  @ApiProperty({ type: String, example: 'toolyard.example', description: 'Relying party' })
  rpId!: string;

  @ApiProperty({ type: 'integer', description: 'Milliseconds' })
  timeout!: number;
}

export class PasskeyStepUpResponse extends PasskeyRequestResponse {
  @ApiProperty({ type: [ExistingPasskey], description: 'Credentials that the account has' })
  allow!: ExistingPasskey[];
}

export class PasskeyStepUpAnswer {
  @ApiProperty({ type: PasskeyStepUpResponse })
  data!: PasskeyStepUpResponse;
}

export class PasskeyRequestAnswer {
  @ApiProperty({ type: PasskeyRequestResponse })
  data!: PasskeyRequestResponse;
}

/** What an authenticator has signed. */
export class SignedChallenge {
  @CredentialId()
  credentialId!: string;

  @Bytes('`response.clientDataJSON` of the assertion, base64url')
  clientDataJson!: string;

  @Bytes('`response.authenticatorData` of the assertion, base64url')
  authenticatorData!: string;

  @Bytes('`response.signature` of the assertion, base64url')
  signature!: string;
}

const USER_HANDLE = '`response.userHandle` of the assertion, base64url';

/** What an authenticator answers to a challenge. */
export class PasskeyAssertionRequest extends SignedChallenge {
  @Bytes(USER_HANDLE)
  userHandle!: string;
}

/** The same of an authenticator that was asked for certain passkeys, and so may leave out whose it is. */
export class PasskeyStepUpRequest extends SignedChallenge {
  @ApiPropertyOptional({
    type: String,
    pattern: BASE64URL.source,
    description: `${USER_HANDLE}; where the authenticator gave one`,
  })
  @IfGiven()
  @Matches(BASE64URL)
  userHandle?: string;
}

export class PasskeySignInRequest extends PasskeyAssertionRequest {
  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Whether the session outlives the browser',
  })
  @IfGiven()
  @IsBoolean()
  remember = false;
}

export const toPasskeyResponse = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: instant(createdAt),
  lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
});

export const toPasskeysResponse = (passkeys: readonly Passkey[]): PasskeysResponse => ({
  data: passkeys.map(toPasskeyResponse),
  nextCursor: null,
});

const toExistingPasskey = ({
  credentialId: id,
  transports,
}: Pick<Passkey, 'credentialId' | 'transports'>): ExistingPasskey => ({
  id,
  transports: [...transports],
});

export const toPasskeyCreation = (creation: PasskeyCreation): PasskeyCreationAnswer => ({
  data: {
    challenge: creation.challenge,
    rpId: creation.relyingPartyId,
    user: {
      id: Buffer.from(creation.owner.id).toString('base64url'),
      name: creation.owner.signInName,
      displayName: creation.owner.name,
    },
    exclude: creation.existing.map(toExistingPasskey),
    algorithms: [...PASSKEY_ALGORITHMS],
    timeout: PASSKEY_CHALLENGE_LIFETIME,
  },
});

export const toPasskeyRequest = (request: PasskeyRequest): PasskeyRequestAnswer => ({
  data: {
    challenge: request.challenge,
    rpId: request.relyingPartyId,
    timeout: PASSKEY_CHALLENGE_LIFETIME,
  },
});

export const toPasskeyStepUp = (request: PasskeyStepUp): PasskeyStepUpAnswer => ({
  data: { ...toPasskeyRequest(request).data, allow: request.allowed.map(toExistingPasskey) },
});

export const attestationIn = (body: AddPasskeyRequest): PasskeyAttestation => ({
  credentialId: body.credentialId,
  clientDataJson: body.clientDataJson,
  attestationObject: body.attestationObject,
  transports: [...new Set(body.transports)],
});

/** The user handle is the id of the account, which was given to the authenticator as bytes. */
export const assertionIn = ({
  userHandle,
  ...body
}: PasskeyAssertionRequest | PasskeyStepUpRequest): PasskeyAssertion => ({
  credentialId: body.credentialId,
  clientDataJson: body.clientDataJson,
  authenticatorData: body.authenticatorData,
  signature: body.signature,
  ...(typeof userHandle === 'string'
    ? { userHandle: Buffer.from(userHandle, 'base64url').toString() }
    : {}),
});
