import { parseCalendarDate } from '../shared/index.ts';
import type { ColumnType } from './column.ts';
import type { SqlLiteral } from './sql/sql-text.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/;
const END_OF_DAY = '24:00:00';

/**
 * A typed value as the literal of a column's type: '12.50' of a decimal column is the number 12.50. Undefined when the text
 * is no value of the type.
 */
export function valueOf(type: ColumnType, text: string): SqlLiteral | undefined {
  switch (type) {
    case 'text':
    case 'json':
      return text.includes('\0') ? undefined : { kind: 'text', value: text };
    case 'integer':
    case 'decimal':
      return /^-?\d{1,38}(\.\d{1,38})?$/.test(text) ? { kind: 'number', value: text } : undefined;
    case 'boolean':
      return text === 'true' || text === 'false'
        ? { kind: 'boolean', value: text === 'true' }
        : undefined;
    case 'date':
      return parseCalendarDate(text) ? { kind: 'date', value: text } : undefined;
    case 'datetime': {
      const [day = '', time = '00:00:00', ...rest] = text.split(/[T ]/);
      if (rest.length || !parseCalendarDate(day) || !TIME.test(time)) return undefined;
      return { kind: 'datetime', value: `${day}T${time}` };
    }
    case 'time':
      return TIME.test(text) || text === END_OF_DAY ? { kind: 'time', value: text } : undefined;
    default:
      return type satisfies never;
  }
}
