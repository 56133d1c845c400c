import { ApiProperty } from '@nestjs/swagger';
import {
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  type CreatedApiKey,
} from '@toolyard/core/accounts';
import { ArrayMaxSize, IsArray, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { TEXT_CEILING } from './input-limits.ts';

const SCOPES = { enum: API_KEY_SCOPES, enumName: 'ApiKeyScope', isArray: true } as const;

export class ApiKeyResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, example: 'Nightly report' })
  name!: string;

  @ApiProperty(SCOPES)
  scopes!: ApiKeyScope[];

  @ApiProperty({ type: String, example: 'ty_4kQz', description: 'First characters of the key' })
  hint!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'From then on it is refused' })
  expiresAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt!: string | null;

  @ApiProperty({ type: 'integer', description: 'Calls that the key has authenticated' })
  calls!: number;
}

export class ApiKeysResponse {
  @ApiProperty({ type: [ApiKeyResponse], description: 'The newest first' })
  data!: ApiKeyResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Always null: there are ten at most' })
  nextCursor!: string | null;
}

export class CreateApiKeyRequest {
  @ApiProperty({
    type: String,
    example: 'Nightly report',
    description: 'What the key is for, at most 100 characters',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;

  @ApiProperty({ ...SCOPES, description: 'What the key may do, at least one scope' })
  @IsArray()
  @ArrayMaxSize(API_KEY_SCOPES.length)
  @IsIn(API_KEY_SCOPES, { each: true })
  scopes!: ApiKeyScope[];

  @ApiProperty({
    type: String,
    format: 'date',
    example: '2027-02-25',
    description: 'Last day on which the key is valid, in UTC; at most 365 days from today',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  expiresOn!: string;
}

export class CreatedApiKeyResponse {
  @ApiProperty({ type: ApiKeyResponse })
  data!: ApiKeyResponse;

  @ApiProperty({
    type: String,
    example: 'ty_00000000000000000000000000000000000000',
    description: 'The key, which is not shown again',
  })
  key!: string;
}

export class ApiKeyParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export const toApiKeyResponse = (key: ApiKey): ApiKeyResponse => ({
  id: key.id,
  name: key.name,
  scopes: [...key.scopes],
  hint: key.hint,
  createdAt: instant(key.createdAt),
  expiresAt: instant(key.expiresAt),
  lastUsedAt: key.lastUsedAt === null ? null : instant(key.lastUsedAt),
  calls: key.calls,
});

export const toCreatedApiKey = ({ apiKey, secret }: CreatedApiKey): CreatedApiKeyResponse => ({
  data: toApiKeyResponse(apiKey),
  key: secret,
});
