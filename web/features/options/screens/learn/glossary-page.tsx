import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  TERM_GROUPS,
  TERM_TEXTS,
  TERMS,
  type TermId,
  type TermTexts,
} from '@toolyard/core/learning/glossary';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SearchInput } from '../../../../ui/search-field.tsx';
import { usePage } from '../../../../shell/use-page.ts';
import { ContentFailed, ContentLoading } from './content-states.tsx';
import { Parts } from './lesson-prose.tsx';
import { useContent } from './use-content.ts';

const IDS = Object.keys(TERMS) as TermId[];

/** All terms by group; an address with `#delta` leads to the term. */
export function GlossaryPage() {
  const t = useText();
  const content = useContent('glossary', TERM_TEXTS);
  return (
    <div className="max-w-[760px]">
      <Link to={paths.learn} className="text-13 text-ink-2 hover:text-ink">
        ← {t('learn.toCourses')}
      </Link>
      {content.state === 'ready' ? (
        <Terms texts={content.texts} />
      ) : (
        <h1 tabIndex={-1} className="mb-3 text-20 font-semibold outline-none">
          {t('learn.glossary')}
        </h1>
      )}
      {content.state === 'loading' && <ContentLoading />}
      {content.state === 'failed' && (
        <ContentFailed onRetry={content.retry}>{t('learn.glossaryFailed')}</ContentFailed>
      )}
    </div>
  );
}

/** Rendered once the terms are there, so that the page can go to the one that its address names. */
function Terms({ texts }: { readonly texts: TermTexts }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const { hash } = useLocation();
  usePage(t('learn.glossary'));
  const wanted = search.trim().toLowerCase();
  const found = IDS.filter(
    (id) =>
      texts[id].name.toLowerCase().includes(wanted) ||
      texts[id].text.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-20 font-semibold outline-none">
          {t('learn.glossary')}
        </h1>
        <SearchInput
          label={t('learn.searchTerms')}
          value={search}
          onType={setSearch}
          className="w-60 max-md:w-full"
        />
      </div>
      {found.length === 0 && (
        <EmptyState
          level={2}
          title={t('learn.noTerms', { text: search })}
          action={<Button onClick={() => setSearch('')}>{t('learn.allTerms')}</Button>}
        />
      )}
      <div className="space-y-4">
        {TERM_GROUPS.map((group) => {
          const ids = found
            .filter((id) => TERMS[id] === group)
            .sort((a, b) => texts[a].name.localeCompare(texts[b].name));
          return (
            ids.length > 0 && (
              <Card key={group} label={t(`learn.group.${group}`)}>
                <CardHead title={t(`learn.group.${group}`)} />
                <dl className="divide-y divide-line">
                  {ids.map((id) => (
                    <div
                      key={id}
                      id={id}
                      className={`scroll-mt-20 px-4 py-3 outline-none ${hash === `#${id}` ? 'bg-accent-tint' : ''}`}
                    >
                      <dt className="text-13 font-semibold">{texts[id].name}</dt>
                      <dd className="mt-0.5 text-13 text-ink-2">
                        <Parts text={texts[id].text} examples={{}} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </Card>
            )
          );
        })}
      </div>
    </>
  );
}
