import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { asTexts, resultOf, sql, textLiteral } from '@toolyard/core/data';
import type { QueryEngine, SqlText } from '@toolyard/core/data';
import { queryFailed } from '@toolyard/duckdb';

const INTERRUPT_AGAIN_MS = 20;

/** Native DuckDB behind the port, against which the WebAssembly build is compared. */
export async function openNativeQueryEngine(): Promise<QueryEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-data-'));
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const run = async (statement: SqlText, before = 0) => {
    try {
      return await connection.runAndReadAll(statement);
    } catch (error) {
      throw queryFailed(error as Error, statement, before);
    }
  };
  await run(sql`set file_search_path = ${textLiteral(folder)}`);
  return {
    async query(select, cancellation) {
      cancellation?.throwIfAborted();
      let interrupting: NodeJS.Timeout | undefined;
      // Again and again: it ends what runs, not what is about to begin.
      const interrupt = () => {
        connection.interrupt();
        interrupting = setTimeout(interrupt, INTERRUPT_AGAIN_MS);
      };
      cancellation?.addEventListener('abort', interrupt);
      try {
        const described = (
          await run(sql`describe ${select}`, 'describe '.length)
        ).getRowsJson() as [string, string][];
        const columns = described.map(([name, engineType]) => ({
          name,
          engineType,
        }));
        const rows = (await run(asTexts(select))).getRowsJson() as (string | null)[][];
        return resultOf(columns, rows);
      } catch (error) {
        cancellation?.throwIfAborted();
        throw error;
      } finally {
        cancellation?.removeEventListener('abort', interrupt);
        clearTimeout(interrupting);
      }
    },
    async execute(statement) {
      await run(statement);
    },
    async addFile(name, file) {
      await writeFile(join(folder, name), Buffer.from(await file.slice().arrayBuffer()));
    },
    async insertTexts(table, rows) {
      const appender = await connection.createAppender(table);
      for (const row of rows) {
        for (const value of row)
          if (value === null) appender.appendNull();
          else appender.appendVarchar(value);
        appender.endRow();
      }
      appender.closeSync();
    },
    async close() {
      connection.closeSync();
      instance.closeSync();
      await rm(folder, { recursive: true });
    },
  };
}
