import { useRef, useState } from 'react';
import type { ArticleDraftTexts } from '@toolyard/browser';
import type { Language } from '@toolyard/core/shared';
import type { EditorView } from '@codemirror/view';
import { clsx } from 'clsx';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { DraftFields } from './draft-fields.tsx';
import type { Faults } from './draft.ts';
import { EditorToolbar, type EditorAction } from './editor-toolbar.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MARKDOWN_ACTIONS } from './markdown-actions.ts';
import { insertBlock, insertLink } from './markdown-commands.ts';
import { MarkdownEditor } from './markdown-editor.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { usePictureInsertion } from './use-picture-insertion.tsx';

interface Props {
  readonly draft: ArticleDraftTexts;
  readonly faults: Faults;
  readonly locale: Language;
  readonly slug: string | null;
  readonly space: Pick<SpaceResponse, 'id' | 'handle' | 'visibility'> | null;
  readonly isReadOnly: boolean;
  readonly onChange: (changed: Partial<ArticleDraftTexts>) => void;
  /** Hands over the editor of the text; null when it is gone. */
  readonly onView?: (view: EditorView | null) => void;
}

/** Title, text with its preview, and what the article says of itself. */
export function TextAndPreview(props: Props) {
  const { draft, faults, locale, slug, space, isReadOnly, onChange } = props;
  const t = useText();
  const view = useRef<EditorView | null>(null);
  const [shown, setShown] = useState<'text' | 'preview'>('text');
  const [scrolled, setScrolled] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const startLink = () => !isReadOnly && setLinking(true);
  const pictures = usePictureInsertion(space?.id ?? '', view);
  const takeFiles = (files: readonly File[] | null) => {
    if (space && !isReadOnly) pictures.begin(files ?? [null]);
  };
  const act = (action: EditorAction) => {
    if (action === 'link') return startLink();
    if (action === 'picture') return takeFiles(null);
    MARKDOWN_ACTIONS[action].run(view.current!);
    return view.current!.focus();
  };
  const fault = faults.markdown;
  return (
    <>
      <Field label={t('contentEditor.title')} error={faults.title ?? null}>
        {(ids) => (
          <TextInput
            {...ids}
            size="lg"
            lang={locale}
            readOnly={isReadOnly}
            value={draft.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-2">
          {!isReadOnly && (
            <EditorToolbar
              takesPictures={space !== null}
              onAction={act}
              onInsert={(block) => {
                insertBlock(block)(view.current!);
                view.current!.focus();
              }}
            />
          )}
          <Segments
            label={t('contentEditor.view')}
            className="lg:hidden"
            segments={(['text', 'preview'] as const).map((value) => ({
              value,
              label: t(`contentEditor.show.${value}`),
            }))}
            value={shown}
            onChange={setShown}
          />
        </div>
        <div className="grid gap-4 lg:grid-cols-2" style={{ height: '70dvh', minHeight: 384 }}>
          <div className={clsx('min-h-0 min-w-0', shown !== 'text' && 'max-lg:hidden')}>
            <MarkdownEditor
              label={t('contentEditor.markdown')}
              describedBy={fault && 'markdown-fault'}
              lang={locale}
              isInvalid={fault !== undefined}
              isReadOnly={isReadOnly}
              value={draft.markdown}
              onChange={(markdown) => onChange({ markdown })}
              onLink={startLink}
              onFiles={takeFiles}
              onScroll={setScrolled}
              onView={(opened) => {
                view.current = opened;
                props.onView?.(opened);
              }}
            />
          </div>
          <div className={clsx('min-h-0 min-w-0', shown !== 'preview' && 'max-lg:hidden')}>
            <PreviewPane
              title={draft.title}
              markdown={draft.markdown}
              locale={locale}
              privateSpaceId={space?.visibility === 'private' ? space.id : null}
              scrolled={scrolled}
            />
          </div>
        </div>
        {fault && (
          <p id="markdown-fault" className="text-12 text-danger">
            {fault}
          </p>
        )}
      </div>
      <DraftFields
        draft={draft}
        faults={faults}
        slug={slug}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {pictures.dialog}
      {isLinking && (
        <LinkDialog
          space={space}
          onChoose={(address, title) => {
            setLinking(false);
            insertLink(address, title)(view.current!);
            // The dialog gives the focus back when it is gone.
            requestAnimationFrame(() => view.current?.focus());
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}
