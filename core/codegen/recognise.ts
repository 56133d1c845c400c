import { readJson } from './json/read-json.ts';
import type { JsonNode } from './json/json-node.ts';
import { SQL_DIALECTS, type SqlDialect } from './sql/sql-dialect.ts';

/** What a text can be read as. */
export type InputKind = 'json-samples' | 'json-schema' | 'openapi' | 'csv-columns' | SqlDialect;

const STATEMENT =
  /^\s*(?:(?:--[^\n]*|#[^\n]*|\/\*[^]*?\*\/|;)\s*)*(?:create|alter|drop|set|begin|start|insert|pragma|use|comment|select|lock|copy|delimiter)\s/i;

/** What only one database writes, or one more than the others. */
const SIGNS: Readonly<Record<SqlDialect, readonly RegExp[]>> = {
  postgresql: [
    /\b(?:small|big)?serial\b/i,
    /\bjsonb\b|\bbytea\b|\buuid\b|\binet\b|\btsvector\b/i,
    /\btimestamptz\b|\bwith(?:out)?\s+time\s+zone\b/i,
    /\bgenerated\s+(?:always|by\s+default)\s+as\s+identity\b/i,
    /\bcharacter\s+varying\b|\w\[\]/i,
    /\bcreate\s+(?:type|domain|extension|schema|sequence|function)\b/i,
    /::\s*"?[a-z]|\$\w*\$|\bnextval\s*\(/i,
    /\balter\s+table\s+only\b|\bcomment\s+on\b|\busing\s+(?:gin|gist|btree|brin)\b/i,
    /\bon\s+conflict\s*(?:\(|do\b)|\bnulls\s+(?:not\s+)?distinct\b|\bnow\(\)/i,
  ],
  mysql: [
    /\bauto_increment\b/i,
    /\bengine\s*=/i,
    /`/,
    /\bunsigned\b|\bzerofill\b/i,
    /\/\*!\d|^\s*#|\bdelimiter\s/im,
    /\b(?:default\s+)?(?:charset|character\s+set)\b|\bcollate\s*=?\s*utf8/i,
    /\b(?:tiny|medium|long)(?:int|text|blob)\b|\bdatetime\(\d\)/i,
    /\benum\s*\('|\bset\s*\('|\bcomment\s+'/i,
    /\bon\s+update\s+current_timestamp\b|\b(?:unique\s+)?key\s+`?\w+`?\s*\(/i,
  ],
  sqlite: [
    /\bautoincrement\b/i,
    /\bwithout\s+rowid\b|\)\s*strict\b/i,
    /\bpragma\b/i,
    /[(,]\s*\[[^\]]+\]/,
    /\bcollate\s+(?:nocase|rtrim|binary)\b/i,
    /\bon\s+conflict\s+(?:replace|ignore|abort|fail|rollback)\b/i,
    /\binteger\s+primary\s+key\b/i,
    // A column without a type, on a line of its own.
    /^[ \t]*[a-z_]\w*[ \t]*,[ \t]*$/im,
    /\btable\s+(?:if\s+not\s+exists\s+)?\[/i,
    /\bstrftime\s*\(|\bdatetime\s*\('now'|\bjulianday\s*\(/i,
  ],
};

/** The database of most signs; PostgreSQL where there are none. */
function dialectOf(sql: string): SqlDialect {
  const count = (dialect: SqlDialect) => SIGNS[dialect].filter((sign) => sign.test(sql)).length;
  return SQL_DIALECTS.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** Whether all members are schemas: a sample may have a key `properties` of its own. */
const holdsSchemas = (node: JsonNode | undefined): boolean =>
  node?.kind === 'object' &&
  [...node.members.values()].every(({ kind }) => kind === 'object' || kind === 'boolean');

function kindOfDocument(document: JsonNode | undefined): InputKind {
  if (document?.kind !== 'object') return 'json-samples';
  const { members } = document;
  // The reader says that Swagger 2.0 is not read.
  if (members.get('openapi')?.kind === 'text' || members.get('swagger')?.kind === 'text')
    return 'openapi';
  const isSchema =
    members.get('$schema')?.kind === 'text' ||
    ['$defs', 'definitions', 'properties'].some((name) => holdsSchemas(members.get(name)));
  return isSchema ? 'json-schema' : 'json-samples';
}

/** Names that a table of one column may have. */
const ONE_NAME = /^\s*"?[\p{L}\p{N}_ .#%()/-]+"?\s*$/u;

/** Whether the first line can be the header of delimited text, or its first row: code and prose are none. */
function isTable(text: string): boolean {
  const [head = '', second] = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (/[{}<>]/.test(head)) return false;
  if (/[,;\t|]/.test(head)) return true;
  return ONE_NAME.test(head) && (second !== undefined || !/\S\s+\S/.test(head));
}

/** What a text most likely is; null where it looks like nothing that can be read. */
export function recognise(text: string): InputKind | null {
  if (/^\ufeff?\s*[[{]/.test(text)) {
    const read = readJson(text);
    // A fault is told by the reader of what was begun.
    return read.ok ? kindOfDocument(read.value.values[0]) : beginning(text);
  }
  if (/^(?:['"]?(?:openapi|swagger)['"]?)\s*:/m.test(text)) return 'openapi';
  if (STATEMENT.test(text)) return dialectOf(text);
  if (readJson(text).ok) return 'json-samples';
  return isTable(text.replace(/^\ufeff/, '')) ? 'csv-columns' : null;
}

/** By its first lines, what a text is that cannot be read whole. */
function beginning(text: string): InputKind {
  const first = text.slice(0, 2_000);
  if (/"openapi"\s*:\s*"3/.test(first)) return 'openapi';
  return /"\$(?:schema|defs)"\s*:/.test(first) ? 'json-schema' : 'json-samples';
}
