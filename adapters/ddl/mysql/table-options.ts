import type { TableDraft } from '../table-drafts.ts';
import type { TokenCursor } from './token-cursor.ts';

/** The collation that utf8mb4 has by itself in MySQL. */
const USUAL = 'utf8mb4_0900_ai_ci';

/** Options that say nothing of the tables to be made, or what is usual. */
const NOTHING =
  /^(?:auto_increment|algorithm|lock\b|engine\W*innodb$|row_format\W*(?:dynamic|default)$|(?:dis|en)able\b)/i;

/** Reads options of a table up to the end or a comma. */
export function tableOptions(
  cursor: TokenCursor,
  table: TableDraft,
  onUnread: (text: string) => void,
): void {
  let charset: string | null = null;
  let collation: string | null = null;
  const value = (): string => {
    cursor.take('=');
    return cursor.name();
  };
  while (!cursor.isDone && !cursor.follows(',')) {
    if (cursor.take('convert', 'to') || cursor.take('default')) continue;
    if (cursor.take('character', 'set') || cursor.take('charset')) charset = value();
    else if (cursor.take('collate')) collation = value();
    else if (cursor.take('comment')) {
      cursor.take('=');
      table.comment = cursor.text();
    } else {
      const text = cursor.follows('partition', 'by') ? 'PARTITION BY' : cursor.unread();
      if (!NOTHING.test(text)) onUnread(text);
      // What follows is of the partitions, or a query.
      if (/^(?:partition|as$|select)/i.test(text)) cursor.at = cursor.tokens.length;
    }
  }
  if (charset === null && collation === null) return;
  const isUsual =
    (charset ?? 'utf8mb4').toLowerCase() === 'utf8mb4' && [null, USUAL].includes(collation);
  const texts = [
    charset === null ? '' : `DEFAULT CHARSET = ${charset}`,
    collation === null ? '' : `COLLATE = ${collation}`,
  ];
  table.options = isUsual ? null : texts.join(' ').trim();
}
