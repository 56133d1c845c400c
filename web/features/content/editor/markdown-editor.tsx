import { useEffect, useEffectEvent, useRef } from 'react';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { clsx } from 'clsx';
import { byPage, CODE_HIGHLIGHT, CODE_THEME } from '../../../ui/code-theme.ts';
import { incomingFiles } from './incoming-files.ts';
import { LINK_KEY, MARKDOWN_ACTIONS, PICTURE_KEY } from './markdown-actions.ts';
import { changeBetween, ReportedTexts } from './text-change.ts';

interface Props {
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly lang: string;
  readonly isInvalid: boolean;
  readonly isReadOnly: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLink: () => void;
  /** Files that were pasted or dropped; null when the writer wants to choose one. */
  readonly onFiles: (files: readonly File[] | null) => void;
  /** How far the text is scrolled, from 0 to 1. */
  readonly onScroll: (share: number) => void;
  /** Hands over the editor; null when it is gone. */
  readonly onView: (view: EditorView | null) => void;
}

const HEIGHT = EditorView.theme({
  '&': { height: '100%' },
  '.cm-scroller': { maxHeight: 'none', overflow: 'auto', lineHeight: '1.6' },
  '.cm-content': { minHeight: '20rem' },
});

/** A Markdown text in CodeMirror. Tab leaves it. */
export function MarkdownEditor(props: Props) {
  const { label, describedBy, lang, isInvalid, isReadOnly, value } = props;
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const attributes = useRef(new Compartment());
  const reported = useRef(new ReportedTexts());
  const change = useEffectEvent(props.onChange);
  const scroll = useEffectEvent(props.onScroll);
  const link = useEffectEvent(props.onLink);
  const takeFiles = useEffectEvent(props.onFiles);
  const tellView = useEffectEvent(props.onView);
  const valueNow = useEffectEvent(() => value);

  useEffect(() => {
    const view = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: valueNow(),
        extensions: [
          attributes.current.of([]),
          history(),
          markdown(),
          CODE_HIGHLIGHT,
          CODE_THEME,
          HEIGHT,
          EditorView.lineWrapping,
          keymap.of([
            { key: LINK_KEY, run: () => (link(), true), preventDefault: true },
            { key: PICTURE_KEY, run: () => (takeFiles(null), true), preventDefault: true },
            ...Object.values(MARKDOWN_ACTIONS).map((each) => ({ ...each, preventDefault: true })),
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (!docChanged || transactions.some((each) => each.annotation(byPage))) return;
            const text = state.doc.toString();
            reported.current.add(text);
            change(text);
          }),
          incomingFiles((files) => takeFiles(files)),
          EditorView.domEventHandlers({
            scroll: (_, { scrollDOM }) => {
              const hidden = scrollDOM.scrollHeight - scrollDOM.clientHeight;
              if (hidden > 0) scroll(scrollDOM.scrollTop / hidden);
            },
          }),
        ],
      }),
    });
    editor.current = view;
    tellView(view);
    return () => {
      view.destroy();
      editor.current = null;
      tellView(null);
    };
  }, []);

  useEffect(() => {
    const view = editor.current!;
    if (reported.current.comesBack(value)) return;
    reported.current.clear();
    // The smallest change, so that the cursor stays where it is when others' sentences are merged.
    const changes = changeBetween(view.state.doc.toString(), value);
    if (changes) view.dispatch({ changes, annotations: byPage.of(true) });
  }, [value]);

  useEffect(() => {
    editor.current!.dispatch({
      effects: attributes.current.reconfigure([
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-multiline': 'true',
          lang,
          spellcheck: 'true',
          ...(isReadOnly && { 'aria-readonly': 'true' }),
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        }),
      ]),
    });
  }, [label, lang, describedBy, isInvalid, isReadOnly]);

  return (
    <div
      ref={box}
      data-invalid={isInvalid || undefined}
      className={clsx(
        'h-full w-full min-w-0 overflow-hidden rounded-2 border border-control bg-surface text-14 max-md:text-16',
        'focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--focus),0_0_0_4px_var(--accent-tint)] data-invalid:border-danger data-invalid:shadow-[0_0_0_1px_var(--danger)]',
      )}
    />
  );
}
