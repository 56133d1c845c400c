import { useEffect, useEffectEvent, useRef } from 'react';
import {
  acceptCompletion,
  autocompletion,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { keywordCompletionSource } from '@codemirror/lang-sql';
import { bracketMatching } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { clsx } from 'clsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { byPage, CODE_HIGHLIGHT, CODE_THEME } from '../../../ui/code-theme.ts';
import type { CodeFieldProps } from './code-field-props.ts';
import { completeNames } from './complete-names.ts';
import { duckDb } from './duckdb-dialect.ts';

const SEVERAL_LINES = EditorView.theme({ '.cm-content': { minHeight: '6rem' } });

/** Line breaks that are pasted become spaces. */
const ONE_LINE: Extension = EditorState.transactionFilter.of((transaction) => {
  if (transaction.newDoc.lines === 1 || transaction.annotation(byPage)) return transaction;
  const breaks = Array.from({ length: transaction.newDoc.lines - 1 }, (_, at) => {
    const { to } = transaction.newDoc.line(at + 1);
    return { from: to, to: to + 1, insert: ' ' };
  });
  return [transaction, { changes: breaks, sequential: true }];
});

const submitForm = (view: EditorView): boolean => {
  const form = view.dom.closest('form');
  form?.requestSubmit();
  return form !== null;
};

/** The end of the word, quoted name or character at a place. */
const endOfWord = (text: string, at: number): number =>
  at +
  (/^(?:"(?:[^"]|"")*"?|'(?:[^']|'')*'?|[\p{L}\p{N}\p{M}_]+|[^])/u.exec(text.slice(at))?.[0]
    .length ?? 0);

/** A text of SQL in CodeMirror. Tab leaves it, unless a list of completions is open: Escape closes that first. */
export function CodeEditor(props: CodeFieldProps) {
  const { label, id, describedBy, kind, value, isInvalid, fault, focusOn = null } = props;
  const t = useText();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const attributes = useRef(new Compartment());
  const change = useEffectEvent(props.onChange);
  const run = useEffectEvent(() => props.onRun?.());
  const canRun = props.onRun !== undefined;
  const { tables } = props;
  const complete = useEffectEvent((context: Parameters<typeof completeNames>[0]) =>
    completeNames(context, { tables, kind, language }),
  );
  const valueNow = useEffectEvent(() => value);
  const listName = useEffectEvent(() => t('data.completions'));

  useEffect(() => {
    const aria = attributes.current;
    const view = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: valueNow(),
        extensions: [
          aria.of([]),
          EditorState.phrases.of({ Completions: listName() }),
          history(),
          bracketMatching(),
          duckDb.extension,
          CODE_HIGHLIGHT,
          CODE_THEME,
          EditorView.lineWrapping,
          autocompletion({
            icons: false,
            // The list moves with the selection, so that nothing scrolls that the keyboard cannot reach.
            maxRenderedOptions: 8,
            override: [
              (context) => complete(context),
              ...(kind === 'sql' ? [keywordCompletionSource(duckDb)] : []),
            ],
          }),
          kind === 'formula' ? ONE_LINE : SEVERAL_LINES,
          keymap.of([
            ...(canRun
              ? [
                  { key: 'Mod-Enter', run: () => (run(), true) },
                  { key: 'Ctrl-Enter', run: () => (run(), true) },
                ]
              : []),
            ...(kind === 'formula' ? [{ key: 'Enter', run: submitForm }] : []),
            { key: 'Tab', run: acceptCompletion },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (docChanged && !transactions.some((each) => each.annotation(byPage)))
              change(state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    // A dialog around the editor listens on the document, and would close before the list.
    const closeList = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !view.hasFocus || completionStatus(view.state) === null) return;
      event.stopPropagation();
      closeCompletion(view);
    };
    window.addEventListener('keydown', closeList, true);
    return () => {
      window.removeEventListener('keydown', closeList, true);
      view.destroy();
      editor.current = null;
    };
  }, [kind, canRun]);

  useEffect(() => {
    const view = editor.current!;
    const shown = view.state.doc.toString();
    if (shown !== value)
      view.dispatch({
        changes: { from: 0, to: shown.length, insert: value },
        annotations: byPage.of(true),
      });
  }, [value]);

  useEffect(() => {
    editor.current!.dispatch({
      effects: attributes.current.reconfigure(
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-multiline': String(kind === 'sql'),
          ...(id !== undefined && { id }),
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        }),
      ),
    });
  }, [kind, label, id, describedBy, isInvalid]);

  const at = fault?.at ?? null;
  const message = fault?.message ?? '';
  useEffect(() => {
    const view = editor.current!;
    const text = view.state.doc.toString();
    const from = at === null ? 0 : Math.min(at, Math.max(0, text.length - 1));
    const place = { from, to: endOfWord(text, from), severity: 'error', message } as const;
    view.dispatch(setDiagnostics(view.state, at === null ? [] : [place]));
  }, [at, message]);

  useEffect(() => {
    if (focusOn === null) return;
    box.current!.scrollIntoView({ block: 'nearest' });
    editor.current!.focus();
  }, [focusOn]);

  return (
    <div
      ref={box}
      data-invalid={isInvalid || undefined}
      className={clsx(
        'w-full min-w-0 rounded-2 border border-control bg-surface font-mono text-13 transition-shadow duration-(--d-fast) max-md:text-16',
        'focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--focus),0_0_0_4px_var(--accent-tint)] data-invalid:border-danger data-invalid:shadow-[0_0_0_1px_var(--danger)]',
      )}
    />
  );
}
