import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { AUDIT_REALMS, type AuditFilter, type AuditRealm } from '@toolyard/core/audit';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageParams } from '../../http/page-params.dto.ts';

const MOMENT = /^(19|20)\d\d-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/;
const DAY = 86_400_000;

/** Which entries of the audit log are wanted. */
export class AuditFilterParams {
  @ApiPropertyOptional({ enum: AUDIT_REALMS, enumName: 'AuditRealm' })
  @IsOptional()
  @IsIn(AUDIT_REALMS)
  realm?: AuditRealm;

  @ApiPropertyOptional({ description: "The actor's id, username or e-mail", maxLength: 254 })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  actor?: string;

  @ApiPropertyOptional({ example: 'tool.updated', maxLength: 60 })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  action?: string;

  @ApiPropertyOptional({ example: 'tool', maxLength: 40 })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  subjectKind?: string;

  @ApiPropertyOptional({ description: "The subject's id or name", maxLength: 254 })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  subject?: string;

  @ApiPropertyOptional({
    description: 'From this moment, or this day in UTC, on',
    pattern: MOMENT.source,
  })
  @IsOptional()
  @Matches(MOMENT)
  @IsISO8601({ strict: true })
  from?: string;

  @ApiPropertyOptional({
    description: 'Before this moment, or until the end of this day in UTC',
    pattern: MOMENT.source,
  })
  @IsOptional()
  @Matches(MOMENT)
  @IsISO8601({ strict: true })
  to?: string;
}

export class AuditListParams extends IntersectionType(AuditFilterParams, PageParams) {}

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class AuditExportParams extends AuditFilterParams {
  @ApiPropertyOptional({ enum: EXPORT_FORMATS, default: 'csv' })
  @IsOptional()
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat = 'csv';
}

export class AuditEntryParams {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  sequence!: number;
}

export const toAuditFilter = (params: AuditFilterParams): AuditFilter => ({
  realm: params.realm ?? null,
  actor: params.actor ?? null,
  action: params.action ?? null,
  subjectKind: params.subjectKind ?? null,
  subject: params.subject ?? null,
  from: params.from === undefined ? null : Date.parse(params.from),
  to: params.to === undefined ? null : endOf(params.to),
});

const endOf = (to: string): number => Date.parse(to) + (to.includes('T') ? 0 : DAY);
