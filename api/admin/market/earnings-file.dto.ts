import { ApiProperty } from '@nestjs/swagger';
import type { EarningsOutcome } from '@toolyard/core/admin';
import { UPLOAD_USES, type EarningsUpload, type UploadUse } from '@toolyard/core/market';
import type { DomainError, Language } from '@toolyard/core/shared';
import { instant } from '../../http/instant.ts';
import { OutcomeResponse, toOutcomeResponse } from '../../http/outcome.dto.ts';

class EarningsUploadResult {
  @ApiProperty({ type: 'integer', minimum: 1 })
  reports!: number;

  @ApiProperty({ type: String, format: 'date', description: 'Day of the first report' })
  from!: string;

  @ApiProperty({ type: String, format: 'date', description: 'Day of the last report' })
  to!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  uploadedAt!: string;
}

export class EarningsUploadResponse {
  @ApiProperty({ type: EarningsUploadResult, nullable: true, description: 'Null without a file' })
  data!: EarningsUploadResult | null;
}

class CheckedEarningsLine extends OutcomeResponse {
  @ApiProperty({ type: 'integer', description: 'Where it ends in the file, from 1 on' })
  line!: number;

  @ApiProperty({
    type: String,
    description: 'Symbol and date as the file has them; empty where they cannot be shown',
  })
  shown!: string;

  @ApiProperty({
    enum: UPLOAD_USES,
    enumName: 'UploadUse',
    nullable: true,
    description: 'What becomes of it beside the reports of the market; null where it is refused',
  })
  use!: UploadUse | null;
}

class CheckedEarningsFile {
  @ApiProperty({ type: 'integer' })
  usable!: number;

  @ApiProperty({ type: 'integer' })
  refused!: number;

  @ApiProperty({ type: [CheckedEarningsLine] })
  rows!: CheckedEarningsLine[];
}

export class CheckedEarningsResponse {
  @ApiProperty({ type: CheckedEarningsFile })
  data!: CheckedEarningsFile;
}

export const toEarningsUploadResponse = (
  upload: EarningsUpload | null,
): EarningsUploadResponse => ({
  data: upload && { ...upload, uploadedAt: instant(upload.uploadedAt) },
});

export function toCheckedEarningsResponse(
  outcomes: readonly EarningsOutcome[],
  language: Language,
): CheckedEarningsResponse {
  const usable = outcomes.filter(({ ok }) => ok).length;
  const rows = outcomes.map((each) => ({
    ...{ line: each.line, shown: each.shown, use: each.ok ? each.use : null },
    ...toOutcomeResponse(each.ok ? each : { ok: false, ...textsOf(each.fault) }, language),
  }));
  return { data: { usable, refused: outcomes.length - usable, rows } };
}

const textsOf = ({ code, texts }: DomainError) => ({ code, texts });
