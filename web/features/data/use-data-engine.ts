import { useEffect, useRef, useState } from 'react';
import type { OpenedFile } from '@toolyard/duckdb';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { useApplication } from '../../app/use-application.ts';

/** How far a chosen file has come. */
export type OpenState =
  | { readonly phase: 'none' }
  /** `bytes` of the engine's program have come. */
  | { readonly phase: 'starting'; readonly file: File; readonly bytes: number }
  | { readonly phase: 'noEngine'; readonly file: File }
  /** `bytes` of the file have been read. */
  | { readonly phase: 'reading'; readonly file: File; readonly bytes: number }
  | { readonly phase: 'unreadable'; readonly file: File; readonly reason: string }
  | {
      readonly phase: 'open';
      readonly file: File;
      readonly opened: OpenedFile;
      readonly engine: DataEngine;
    };

/** Opens files with one engine, which is loaded for the first of them and ends with the page. */
export function useDataEngine() {
  const { services } = useApplication();
  const [state, setState] = useState<OpenState>({ phase: 'none' });
  const engine = useRef<Promise<DataEngine> | null>(null);
  const latest = useRef<File | null>(null);

  useEffect(
    () => () => {
      latest.current = null;
      void engine.current?.then((started) => started.end()).catch(() => undefined);
      engine.current = null;
    },
    [],
  );

  async function open(file: File) {
    latest.current = file;
    const show = (next: OpenState) => {
      if (latest.current === file) setState(next);
    };
    show({ phase: 'starting', file, bytes: 0 });
    engine.current ??= services.dataEngine((bytes) => show({ phase: 'starting', file, bytes }));
    let started: DataEngine;
    try {
      started = await engine.current;
    } catch {
      engine.current = null;
      return show({ phase: 'noEngine', file });
    }
    show({ phase: 'reading', file, bytes: 0 });
    try {
      const opened = await started.openFile(file, (bytes) =>
        show({ phase: 'reading', file, bytes }),
      );
      show({ phase: 'open', file, opened, engine: started });
    } catch (fault) {
      show({ phase: 'unreadable', file, reason: (fault as Error).message });
    }
  }

  return { state, open, close: () => setState({ phase: 'none' }) };
}
