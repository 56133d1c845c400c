import { useEffect, useRef, useState } from 'react';
import { UnreadableFile } from '@toolyard/core/data';
import type { Texts } from '@toolyard/core/shared';
import type { ReadingChoices, ReadingProgress } from '@toolyard/duckdb';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { useApplication } from '../../app/use-application.ts';
import { loadDrawing } from './charts/load-drawing.ts';
import { loadEditor } from './editor/load-editor.ts';
import { loadOpenFiles } from './load-open-files.ts';
import type { FileInReading, OpenState, ReadFile, UnreadFile } from './open-state.ts';

const AT_START: ReadingProgress = { stage: 'rows', read: 0, of: 0 };

const reasonOf = (fault: unknown): Texts | string =>
  fault instanceof UnreadableFile ? fault.texts : (fault as Error).message;

/** The name of the first table of a file. */
const tableName = (at: number): string => (at === 0 ? 't' : `t${at + 1}`);

/** Opens files with one engine, which is loaded for the first of them and ends with the page. */
export function useDataEngine() {
  const { services } = useApplication();
  const [state, setState] = useState<OpenState>({ phase: 'none' });
  const engine = useRef<Promise<DataEngine> | null>(null);
  const latest = useRef(0);
  // Files are read one after the other, since each takes much memory.
  const reading = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(
    () => () => {
      latest.current += 1;
      void engine.current?.then((started) => started.end()).catch(() => undefined);
      engine.current = null;
    },
    [],
  );

  /** Shows states as long as nothing else has been begun. */
  function begin() {
    latest.current += 1;
    const mine = latest.current;
    return (next: OpenState) => {
      if (latest.current === mine) setState(next);
    };
  }

  function inTurn<T>(read: () => Promise<T>): Promise<T> {
    const done = reading.current.then(read);
    reading.current = done.catch(() => undefined);
    return done;
  }

  /** @param choices of their reader, file by file; what was found otherwise */
  async function open(files: readonly File[], choices: readonly ReadingChoices[] = []) {
    const show = begin();
    show({ phase: 'starting', bytes: 0 });
    // What shows, draws and edits comes beside the engine, so that nothing is fetched once a table is there. A chart tries
    // again, and statements are edited without the editor.
    const view = loadOpenFiles();
    const drawing = loadDrawing().catch(() => undefined);
    const editor = loadEditor().catch(() => undefined);
    engine.current ??= services.dataEngine((bytes) => show({ phase: 'starting', bytes }));
    let started: DataEngine;
    try {
      [started] = await Promise.all([engine.current, view, drawing, editor]);
    } catch {
      engine.current = null;
      return show({ phase: 'noEngine', files, choices });
    }
    const { read, unread } = await readAll(started, files, choices, [], (reading) =>
      show({ phase: 'reading', reading }),
    );
    show(
      read.length === 0
        ? { phase: 'unreadable', unread }
        : { phase: 'open', engine: started, files: read, unread, reading: null },
    );
  }

  /** Reads files one after the other, into tables behind those that are there. */
  async function readAll(
    started: DataEngine,
    files: readonly File[],
    choices: readonly ReadingChoices[],
    there: readonly ReadFile[],
    show: (reading: FileInReading) => void,
  ): Promise<{ readonly read: readonly ReadFile[]; readonly unread: readonly UnreadFile[] }> {
    const read = [...there];
    const unread: UnreadFile[] = [];
    for (const [at, file] of files.entries()) {
      const chosen = choices[at] ?? {};
      const id = tableName(read.length);
      const { name } = file;
      show({ name, progress: AT_START });
      try {
        const opened = await inTurn(() =>
          started.openFile(file, { table: id, choices: chosen }, (progress) =>
            show({ name, progress }),
          ),
        );
        read.push({ id, file, opened, choices: chosen, times: 1 });
      } catch (fault) {
        unread.push({ name, reason: reasonOf(fault) });
      }
    }
    return { read, unread };
  }

  /** Opens further files beside those that are open. */
  async function add(files: readonly File[]) {
    if (state.phase !== 'open') return;
    const show = begin();
    const before = { ...state, unread: [] };
    const { read, unread } = await readAll(state.engine, files, [], state.files, (reading) =>
      show({ ...before, reading }),
    );
    show({ ...before, files: read, unread, reading: null });
  }

  /** Reads one of the open files again. What was read before stays where that fails. */
  async function readAgain(id: string, choices: ReadingChoices) {
    if (state.phase !== 'open') return;
    const { file, times } = state.files.find((each) => each.id === id)!;
    const show = begin();
    const { name } = file;
    const before = { ...state, unread: [] };
    show({ ...before, reading: { name, progress: AT_START } });
    try {
      const opened = await inTurn(() =>
        before.engine.openFile(file, { table: id, choices }, (progress) =>
          show({ ...before, reading: { name, progress } }),
        ),
      );
      const again: ReadFile = { id, file, opened, choices, times: times + 1 };
      const files = before.files.map((each) => (each.id === id ? again : each));
      show({ ...before, files, reading: null });
    } catch (fault) {
      show({ ...before, unread: [{ name, reason: reasonOf(fault) }], reading: null });
    }
  }

  return { state, open, add, readAgain, close: () => begin()({ phase: 'none' }) };
}
