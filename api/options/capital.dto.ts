import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  CAPITAL_ENTRY_KINDS,
  FIRST_CAPITAL_LEDGER,
  MAX_CAPITAL,
  MAX_CAPITAL_ENTRIES,
  totalCapital,
  type CapitalEntryKind,
  type CapitalLedger,
  type CapitalRecord,
} from '@toolyard/core/options/capital';
import { fromDollars, isMoneyAmount, toDollars, type CalendarDate } from '@toolyard/core/shared';
import { IsIn, Matches, ValidateBy } from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { IsDay } from '../http/day.ts';
import { instant } from '../http/instant.ts';

const isAmount = (value: unknown) =>
  typeof value === 'number' && value > 0 && value <= MAX_CAPITAL && isMoneyAmount(value);

const Amount = (description: string) =>
  applyDecorators(
    ApiProperty({ type: Number, minimum: 0.0001, maximum: MAX_CAPITAL, description }),
    ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }),
  );

const ENTRY_ID = /^[A-Za-z0-9-]{1,36}$/;

export class CapitalEntryRequest {
  @ApiProperty({
    type: String,
    pattern: ENTRY_ID.source,
    description: 'Made by the client; unique among the entries of the account',
  })
  @Matches(ENTRY_ID)
  id!: string;

  @IsDay()
  date!: CalendarDate;

  @ApiProperty({ enum: CAPITAL_ENTRY_KINDS, enumName: 'CapitalEntryKind' })
  @IsIn([...CAPITAL_ENTRY_KINDS])
  kind!: CapitalEntryKind;

  @Amount('Dollars; a withdrawal is less than the capital before it')
  amount!: number;
}

export class SaveCapitalRequest {
  @Amount('Dollars before the first entry')
  startingCapital!: number;

  @ApiProperty({ type: [CapitalEntryRequest], maxItems: MAX_CAPITAL_ENTRIES })
  @IsObjectList(CapitalEntryRequest, MAX_CAPITAL_ENTRIES)
  entries!: CapitalEntryRequest[];
}

export class CapitalResponse extends SaveCapitalRequest {
  @ApiProperty({ type: Number, description: 'Dollars after all entries' })
  total!: number;

  @ApiProperty({ type: 'integer', minimum: FIRST_CAPITAL_LEDGER })
  version!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null before the first change',
  })
  updatedAt!: string | null;
}

export class SavedCapitalResponse {
  @ApiProperty({ type: CapitalResponse })
  data!: CapitalResponse;
}

export const toCapitalRecord = ({
  startingCapital,
  entries,
}: SaveCapitalRequest): CapitalRecord => ({
  startingCapital: fromDollars(startingCapital),
  entries: entries.map(({ id, date, kind, amount }) => ({
    id,
    date,
    kind,
    amount: fromDollars(amount),
  })),
});

export const toCapitalResponse = (ledger: CapitalLedger): CapitalResponse => ({
  startingCapital: toDollars(ledger.startingCapital),
  entries: ledger.entries.map((entry) => ({ ...entry, amount: toDollars(entry.amount) })),
  total: toDollars(totalCapital(ledger)),
  version: ledger.version,
  updatedAt: ledger.version === FIRST_CAPITAL_LEDGER ? null : instant(ledger.updatedAt),
});
