import { Link } from 'react-router-dom';
import { parseStoredAdmin } from '@toolyard/browser';
import { isPermitted } from '@toolyard/core/content';
import {
  useListSpacesQuery,
  type PublishedArticleResponse,
} from '../../../api/generated-content.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { consoleContentPaths, contentPaths } from '../shared/content-paths.ts';

interface Props {
  readonly handle: string;
  readonly article: PublishedArticleResponse;
  readonly userId: string;
}

/** Leads the members of a space who may edit what is published to the editor. */
export function EditLink({ handle, article, userId }: Props) {
  const { data } = useListSpacesQuery();
  const space = data?.data.find((each) => each.handle === handle);
  const published = { authorId: null, published: 1, schedule: null, writerIds: [] };
  if (!space || !isPermitted({ userId, role: space.role }, 'edit', published)) return null;
  return <Edit to={contentPaths.article(space.id, article.id)} />;
}

/** Leads operators who may edit the product's own pages to the editor in the console. */
export function OperatorEditLink({ article }: Pick<Props, 'article'>) {
  const { storage } = useApplication().services;
  const operator = storage.session('admin', parseStoredAdmin).account();
  if (!operator || operator.role === 'support') return null;
  return <Edit to={consoleContentPaths.article('own', article.id)} />;
}

function Edit({ to }: { readonly to: string }) {
  const t = useText();
  return (
    <Link to={to} className="screen-only text-accent hover:underline">
      {t('reading.edit')}
    </Link>
  );
}
