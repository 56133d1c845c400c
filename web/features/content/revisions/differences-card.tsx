import { textDifference } from '@toolyard/core/content';
import { useState } from 'react';
import {
  useReadRevisionQuery,
  type ArticleResponse,
  type RevisionResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { revisionChoices } from './revision-choices.ts';

/** What changed between any two revisions; at first, between what readers see and the draft. */
export function DifferencesCard({ article }: { readonly article: ArticleResponse }) {
  const t = useText();
  const { draft, publicRevision } = article;
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const first =
    publicRevision !== null && publicRevision !== draft ? publicRevision : Math.max(1, draft - 1);
  const from = chosen.from ?? `${first}`;
  const to = chosen.to ?? `${draft}`;
  const choices = revisionChoices(draft, t);
  return (
    <Card label={t('contentRevisions.differences')}>
      <CardHead title={t('contentRevisions.differences')} />
      <div className="flex flex-col gap-4 p-4">
        {draft === 1 ? (
          <p className="text-ink-2">{t('contentRevisions.onlyOne')}</p>
        ) : (
          <>
            <div className="grid max-w-md grid-cols-2 gap-3">
              <SelectField
                label={t('contentRevisions.from')}
                value={from}
                choices={choices}
                onChoose={(value) => setChosen({ ...chosen, from: value })}
              />
              <SelectField
                label={t('contentRevisions.to')}
                value={to}
                choices={choices}
                onChoose={(value) => setChosen({ ...chosen, to: value })}
              />
            </div>
            <Comparison article={article} from={Number(from)} to={Number(to)} />
          </>
        )}
      </div>
    </Card>
  );
}

interface ComparisonProps {
  readonly article: ArticleResponse;
  readonly from: number;
  readonly to: number;
}

function Comparison({ article, from, to }: ComparisonProps) {
  const t = useText();
  const before = useReadRevisionQuery({ id: article.id, number: from });
  const after = useReadRevisionQuery({ id: article.id, number: to });
  if (before.currentData && after.currentData)
    return (
      <Differences
        before={before.currentData.data}
        after={after.currentData.data}
        lang={article.locale}
      />
    );
  const error = before.error ?? after.error;
  return error ? (
    <FailedBox
      error={error}
      text={t('contentRevisions.failed')}
      busy={before.isFetching || after.isFetching}
      onRetry={() => {
        void before.refetch();
        void after.refetch();
      }}
    />
  ) : (
    <SkeletonBlock label={t('shell.loading')}>
      <Skeleton className="h-24! w-full" />
    </SkeletonBlock>
  );
}

interface DifferencesProps {
  readonly before: RevisionResponse;
  readonly after: RevisionResponse;
  readonly lang: string;
}

function Differences({ before, after, lang }: DifferencesProps) {
  const t = useText();
  const isSameTitle = before.title === after.title;
  const isSameText = before.markdown === after.markdown;
  if (isSameTitle && isSameText) return <p className="text-ink-2">{t('contentRevisions.same')}</p>;
  return (
    <>
      <p className="text-12 text-ink-2">{t('contentRevisions.legend')}</p>
      {!isSameTitle && (
        <Changes
          label={t('contentRevisions.heading')}
          before={before.title}
          after={after.title}
          lang={lang}
        />
      )}
      {!isSameText && (
        <Changes
          label={t('contentRevisions.text')}
          before={before.markdown}
          after={after.markdown}
          lang={lang}
        />
      )}
    </>
  );
}

interface ChangesProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly lang: string;
}

const LOOKS = { deleted: 'bg-danger-tint text-danger', inserted: 'bg-ok-tint text-ok' } as const;

function Changes({ label, before, after, lang }: ChangesProps) {
  const t = useText();
  return (
    <div>
      <h3 className="mb-1 font-medium">{label}</h3>
      <div
        lang={lang}
        className="rounded-2 border border-line px-3 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {textDifference(before, after).map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          const Mark = kind === 'deleted' ? 'del' : 'ins';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- parts have no identity
            <Mark key={index} className={LOOKS[kind]}>
              <span className="sr-only">{t(`contentRevisions.${kind}`)} </span>
              {text}
              <span className="sr-only"> {t('contentRevisions.end')}</span>
            </Mark>
          );
        })}
      </div>
    </div>
  );
}
