import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { DomainError, type FieldError } from '@toolyard/core/shared';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { IsObjectList } from './object-list.ts';
import { validationPipe } from './validation-pipe.ts';

class Part {
  @IsString()
  one!: string;

  @IsString()
  two!: string;

  @IsString()
  three!: string;

  @IsString()
  four!: string;
}

class Sample {
  @IsString()
  @MinLength(2)
  @MaxLength(5)
  name!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @IsString({ each: true })
  symbols?: string[];

  @IsOptional()
  @IsIn(['asc', 'desc'])
  direction?: string;

  @IsOptional()
  @IsObjectList(Part, 2)
  parts?: Part[];
}

const faults = async (body: unknown): Promise<unknown> => {
  try {
    await validationPipe().transform(body, { type: 'body', metatype: Sample });
    return [];
  } catch (fault) {
    if (!(fault instanceof DomainError) || !Array.isArray(fault.details)) throw fault;
    const details = fault.details as readonly FieldError[];
    return details.map(({ field, message }) => [field, message]);
  }
};

describe('the message at a field', () => {
  it.each([
    ['a missing field', {}, [['name', 'is missing']]],
    ['null in place of a text', { name: null }, [['name', 'must be text']]],
    ['a number in place of a text', { name: 5 }, [['name', 'must be text']]],
    [
      'a text in place of a number',
      { name: 'Mei', limit: 'abc' },
      [['limit', 'must be a whole number']],
    ],
    ['a text in place of a list', { name: 'Mei', symbols: 'SPY' }, [['symbols', 'must be a list']]],
    [
      'a text in place of a list of objects',
      { name: 'Mei', parts: 'SPY' },
      [['parts', 'must be a list']],
    ],
    [
      'a list inside a list of objects',
      { name: 'Mei', parts: [[{ one: '1', two: '2', three: '3', four: '4' }]] },
      [['parts', 'is not valid']],
    ],
    [
      'a text that is too long',
      { name: 'Montgomery' },
      [['name', 'must have at most 5 characters']],
    ],
    ['a text that is too short', { name: 'M' }, [['name', 'must have at least 2 characters']]],
    ['a number above its bound', { name: 'Mei', limit: 101 }, [['limit', 'must be at most 100']]],
    ['a number below its bound', { name: 'Mei', limit: 0 }, [['limit', 'must be at least 1']]],
    [
      'a list that is too long',
      { name: 'Mei', symbols: ['A', 'B', 'C'] },
      [['symbols', 'must have at most 2 entries']],
    ],
    [
      'another choice',
      { name: 'Mei', direction: 'up' },
      [['direction', 'must be one of: asc, desc']],
    ],
  ])('%s', async (_what, body, expected) => expect(await faults(body)).toEqual(expected));

  it('of a body with more faults than a reader can use, the first hundred are named', async () => {
    const parts = Array.from({ length: 33_000 }, () => ({}));
    const found = (await faults({ name: 'Mei', parts })) as unknown[];
    expect(found).toHaveLength(100);
    expect(found[0]).toEqual(['parts', 'must have at most 2 entries']);
  });
});
