import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedArticleDraft, type ArticleDraftTexts } from '@toolyard/browser';
import type { Language } from '@toolyard/core/shared';
import { isCallError } from '../../../api/call-error.ts';
import { errorCode } from '../../../api/error-code.ts';
import {
  contentApi,
  type DraftArticleResponse,
  type RevisionResponse,
} from '../../../api/generated-content.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useApplication } from '../../../app/use-application.ts';
import { checkDraft, draftOf, faultsOf, writtenIn } from './draft.ts';
import { DraftSession, type SaveOutcome } from './draft-session.ts';

const LATER = [408, 429];

function outcomeOf(
  error: unknown,
  toFaults: (details: unknown) => SaveOutcome,
  onOutdated: (current: RevisionResponse) => unknown,
): SaveOutcome {
  if (!isCallError(error)) return { kind: 'unanswered' };
  const { status, details } = error;
  if (status === null || status >= 500 || LATER.includes(status)) return { kind: 'unanswered' };
  if (errorCode(error) === 'VERSION_CONFLICT') {
    const { current } = details as { readonly current: RevisionResponse };
    onOutdated(current);
    return { kind: 'outdated', current: { number: current.number, draft: draftOf(current) } };
  }
  return toFaults(details);
}

type SourceSections = RevisionResponse['sourceSections'];

/** Saves an article, with the sections of the original that it is a translation of. */
function articleSaver(
  { id, revision }: DraftArticleResponse,
  dispatch: ReturnType<typeof useAppDispatch>,
  language: () => Language,
) {
  let sourceSections: SourceSections = revision.sourceSections;
  const call = (draft: ArticleDraftTexts, base: number) =>
    dispatch(
      contentApi.endpoints.saveDraft.initiate({
        ...{ id, 'If-Match': `"${base}"` },
        saveDraftRequest: { ...writtenIn(draft), sourceSections },
      }),
    );
  return {
    save: async (draft: ArticleDraftTexts, base: number): Promise<SaveOutcome> => {
      const { data, error } = await call(draft, base);
      if (data) return { kind: 'saved', number: data.data.draft };
      return outcomeOf(
        error,
        (details) => {
          const errors = Array.isArray(details) ? details : [];
          const faults = faultsOf(errors, draft, language());
          const message = isCallError(error) ? (error.server?.message ?? error.message) : '';
          return errorCode(error) === 'ARTICLE_TOO_LONG'
            ? { kind: 'refused', message: '', faults: { markdown: message } }
            : { kind: 'refused', message, faults };
        },
        (current) => (sourceSections = current.sourceSections),
      );
    },
    saveSections: async (sections: SourceSections, draft: ArticleDraftTexts, base: number) => {
      const before = sourceSections;
      sourceSections = sections;
      const answer = await call(draft, base);
      if (!answer.data) sourceSections = before;
      return answer;
    },
  };
}

/** The session of an article's editor, and what it says now. */
export function useDraftSession(article: DraftArticleResponse, userId: string) {
  const dispatch = useAppDispatch();
  const { services, texts } = useApplication();
  const [{ session, saver }] = useState(() => {
    const { id, revision } = article;
    const language = () => texts.i18n.locale as Language;
    const saver = articleSaver(article, dispatch, language);
    const session = new DraftSession(
      { number: revision.number, draft: draftOf(revision) },
      {
        save: saver.save,
        check: (draft) => checkDraft(draft, language()),
        device: storedArticleDraft(services.storage.at, userId, id),
        now: services.now,
      },
    );
    return { session, saver };
  });
  const state = useSyncExternalStore(session.subscribe, session.current);
  useEffect(() => {
    const endWatch = services.onWake(session.flush);
    const close = session.open();
    return () => {
      endWatch();
      close();
    };
  }, [services, session]);
  const isUnsaved = state.phase !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  /** Records of which sections of the original the saved texts are a translation; answers the failure. */
  const saveSections = async (sections: SourceSections): Promise<unknown> => {
    const { draft, revision } = session.current();
    const { data, error } = await saver.saveSections(sections, draft, revision);
    if (data) session.goOnFrom(data.data.draft);
    return error;
  };
  return { session, state, saveSections };
}
