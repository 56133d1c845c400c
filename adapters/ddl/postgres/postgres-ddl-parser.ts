import {
  syntaxFault,
  type DdlParser,
  type DdlSchema,
  type SyntaxFault,
} from '@toolyard/core/codegen';
import { ok, refuse, type Result } from '@toolyard/core/shared';
import { SourceText, withoutData } from './source-text.ts';
import { PostgresStatements } from './statements.ts';

/** Reads the statements of PostgreSQL that define tables, with PostgreSQL's own parser. */
export class PostgresDdlParser implements DdlParser {
  readonly dialect = 'postgresql';

  async parse(sql: string): Promise<Result<DdlSchema, SyntaxFault>> {
    const { parse, hasSqlDetails } = await import('libpg-query');
    const text = withoutData(sql);
    if (text.trim() === '')
      return ok(new PostgresStatements(new SourceText('')).drafts.finished(true));
    try {
      const { stmts = [] } = await parse(text);
      const statements = new PostgresStatements(new SourceText(text));
      for (const { stmt, stmt_location = 0 } of stmts)
        if (stmt) statements.read(stmt, stmt_location);
      return ok(statements.drafts.finished(true));
    } catch (error) {
      if (!hasSqlDetails(error)) throw error;
      // The position counts characters.
      const position = error.sqlDetails?.cursorPosition ?? 0;
      const offset = [...text].slice(0, position).join('').length;
      return refuse(
        syntaxFault(sql, offset, {
          en: error.message,
          'zh-CN': `PostgreSQL 无法解析：${error.message}`,
        }),
      );
    }
  }
}
