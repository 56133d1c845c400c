import { ApiProperty } from '@nestjs/swagger';
import type { PositionImport } from '@toolyard/core/options/records';
import { textIn, type Language } from '@toolyard/core/shared';
import { ImportedFillsReport, toFillsReport } from '../options/records.dto.ts';
import { OfferedBrokerResponse } from './brokerage.dto.ts';

export class BrokerAccountResponse {
  @ApiProperty({ type: String, example: 'DU1234567' })
  id!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'What the account is worth if everything in it were sold; null = unknown',
  })
  value!: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'USD' })
  currency!: string | null;
}

export class ImportPositionsReport extends ImportedFillsReport {
  @ApiProperty({ type: OfferedBrokerResponse, description: 'Whose positions they are' })
  source!: OfferedBrokerResponse;

  @ApiProperty({ type: [BrokerAccountResponse] })
  accounts!: BrokerAccountResponse[];
}

export class ImportPositionsResponse {
  @ApiProperty({ type: ImportPositionsReport })
  data!: ImportPositionsReport;
}

export const toPositionsReport = (
  { provider, name, isSimulated: simulated, accounts, ...fills }: PositionImport,
  language: Language,
): ImportPositionsReport => ({
  source: { provider, name: textIn(name, language), simulated },
  accounts: accounts.map(({ id, value, currency }) => ({ id, value, currency })),
  ...toFillsReport(fills, language),
});
