import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { isPermitted } from '@toolyard/core/content';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { WaitingDraft } from '../trial/waiting-draft.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { ArticleList } from './article-list.tsx';
import { FoundArticles } from './found-articles.tsx';
import { NewArticleDialog } from './new-article-dialog.tsx';
import { useArticleFilters } from './use-article-filters.ts';

/** /tools/content/:spaceId: the articles of a space. */
export function ArticlesPage() {
  return (
    <SpaceFrame section="articles">
      {(space) => <Articles key={space.id} space={space} />}
    </SpaceFrame>
  );
}

function Articles({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const { isConsole, userId } = useContentPlace();
  const [creating, setCreating] = useState(false);
  const address = useArticleFilters();
  const { filters } = address;
  const member = { userId, role: space.role };
  const create = isPermitted(member, 'create') && (
    <Button
      look="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('content.newArticle')}
    </Button>
  );
  return (
    <>
      {create && !isConsole && <WaitingDraft space={space} />}
      <ArticleFilters space={space} address={address}>
        {create}
      </ArticleFilters>
      {filters.query === '' ? (
        // Other filters begin at their first page.
        <ArticleList
          key={JSON.stringify(filters)}
          space={space}
          filters={filters}
          onTag={(tag) => address.change({ tag })}
          onReset={address.reset}
          create={create}
        />
      ) : (
        <FoundArticles space={space} filters={filters} />
      )}
      {creating && <NewArticleDialog space={space} onClose={() => setCreating(false)} />}
    </>
  );
}
