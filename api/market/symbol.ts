import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

/** Tickers, class shares, and chain files such as MSFT@2021-11-22. */
export const SYMBOL = /^[A-Z0-9.:@-]{1,40}$/;

export const upperCased = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toUpperCase() : value;

/** A symbol of the wire, upper-cased before it is checked. */
export const IsSymbol = () =>
  applyDecorators(
    ApiProperty({ type: String, example: 'MSFT', maxLength: 40 }),
    Transform(upperCased),
    Matches(SYMBOL),
  );

export class SymbolParams {
  @IsSymbol()
  symbol!: string;
}
