import { isPermitted } from '@toolyard/core/content';
import type { DraftArticleResponse, SpaceResponse } from '../../../api/generated-content.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { ConflictView } from '../editor/conflict-view.tsx';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { SaveState } from '../editor/save-state.tsx';
import { useDraftSession } from '../editor/use-draft-session.ts';
import { useContentPlace } from '../shared/content-place.ts';
import { useFailureToast } from '../shared/use-failure-toast.ts';
import { comparedSections } from './compared-sections.ts';
import { OriginalSections } from './original-sections.tsx';

interface Props {
  readonly space: SpaceResponse;
  readonly article: DraftArticleResponse;
  readonly original: DraftArticleResponse;
}

/** A translation beside its original. It is saved as in the editor. */
export function TranslationEditor({ space, article, original }: Props) {
  const t = useText();
  const { userId, deviceOwner } = useContentPlace();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { services } = useApplication();
  const { session, state, saveSections } = useDraftSession(article, deviceOwner);
  const { draft, phase, faults, message, conflicts } = state;
  const { schedule } = article;
  const canEdit = isPermitted({ userId, role: space.role }, 'edit', {
    ...article,
    schedule: schedule && { ...schedule, publishAt: Date.parse(schedule.publishAt) },
    writerIds: [],
  });
  const { title, markdown } = original.revision;
  const comparison = comparedSections(markdown, article.revision.sourceSections);
  const stale = comparison.sections.filter((section) => section.state !== 'same').length;
  const isStale = stale + comparison.removed.length > 0;
  const confirm = async () => {
    const error = await saveSections(comparison.hashes);
    if (error) showFailure(error);
    else toasts.add({ title: t('contentRevisions.translation.confirmed') });
  };
  if (phase === 'conflict')
    return (
      <ConflictView
        fields={conflicts}
        lang={article.locale}
        onResolve={(choices) => session.resolve(choices)}
      />
    );
  return (
    <>
      {canEdit ? (
        <SaveState state={state} isOnline={services.isOnline()} />
      ) : (
        <MessageBox tone="info">{t('contentEditor.readOnly')}</MessageBox>
      )}
      <MessageBox
        tone={isStale ? 'warn' : 'ok'}
        actions={
          isStale &&
          canEdit && (
            <Button size="sm" disabled={phase !== 'saved'} onClick={() => void confirm()}>
              {t('contentRevisions.translation.confirm')}
            </Button>
          )
        }
      >
        {isStale
          ? t('contentRevisions.translation.stale', { count: stale + comparison.removed.length })
          : t('contentRevisions.translation.current')}
      </MessageBox>
      {phase === 'refused' && message !== '' && (
        <ErrorBox title={t('contentEditor.notSaved')}>{message}</ErrorBox>
      )}
      <Field label={t('contentEditor.title')} error={faults.title ?? null}>
        {(ids) => (
          <TextInput
            {...ids}
            lang={article.locale}
            readOnly={!canEdit}
            value={draft.title}
            onChange={({ target }) => session.change({ title: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 lg:h-[70dvh] lg:grid-cols-2">
        <div className="min-h-0 min-w-0 max-lg:h-[40dvh]">
          <OriginalSections title={title} lang={original.locale} comparison={comparison} />
        </div>
        <div className="min-h-0 min-w-0 max-lg:h-[60dvh]">
          <MarkdownEditor
            label={t('contentEditor.markdown')}
            describedBy={faults.markdown === undefined ? undefined : 'translation-fault'}
            lang={article.locale}
            isInvalid={faults.markdown !== undefined}
            isReadOnly={!canEdit}
            value={draft.markdown}
            onChange={(text) => session.change({ markdown: text })}
            onLink={() => undefined}
            onFiles={() => undefined}
            onScroll={() => undefined}
            onView={() => undefined}
          />
        </div>
      </div>
      {faults.markdown !== undefined && (
        <p id="translation-fault" className="text-12 text-danger">
          {faults.markdown}
        </p>
      )}
    </>
  );
}
