import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { formatOptionSymbol, parseContract } from '@toolyard/core/options/contracts';
import { isTicker, parseTicker } from '@toolyard/core/shared';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** A ticker in its one spelling; a text that is none stays as it is. */
const asTicker = (value: unknown): unknown =>
  typeof value === 'string' ? (parseTicker(value) ?? value) : value;

/** A contract in its one spelling; a text that is none stays as it is. */
function asContract(value: unknown): unknown {
  const read = typeof value === 'string' ? parseContract(value) : null;
  return read?.ok ? formatOptionSymbol(read.value) : value;
}

const isTickerText = (value: unknown): boolean => typeof value === 'string' && isTicker(value);

const isContractText = (value: unknown): boolean =>
  typeof value === 'string' && parseContract(value).ok;

const TICKER_RULE = { name: 'isTicker', validator: { validate: isTickerText } };
const CONTRACT_RULE = { name: 'isContract', validator: { validate: isContractText } };
const INSTRUMENT_RULE = {
  name: 'isInstrument',
  validator: { validate: (value: unknown) => isTickerText(value) || isContractText(value) },
};

/** A ticker of the wire, read by core's rule. */
export const IsTicker = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => asTicker(value)),
    ValidateBy(TICKER_RULE),
  );

/** A list of tickers; `split` makes it of the text of a query. */
export const AreTickers = (split = (value: unknown): unknown => value) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const list = split(value);
      return Array.isArray(list) ? list.map(asTicker) : list;
    }),
    ValidateBy(TICKER_RULE, { each: true }),
  );

/** A contract of the wire in any spelling that core reads. */
export const IsContract = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => asContract(value)),
    ValidateBy(CONTRACT_RULE),
  );

/** A ticker or a contract. */
export const IsInstrument = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      isTickerText(asTicker(value)) ? asTicker(value) : asContract(value),
    ),
    ValidateBy(INSTRUMENT_RULE),
  );

/** A symbol of an address or a body. */
export const IsSymbol = () =>
  applyDecorators(ApiProperty({ type: String, example: 'MSFT', maxLength: 40 }), IsTicker());

export class SymbolParams {
  @IsSymbol()
  symbol!: string;
}
