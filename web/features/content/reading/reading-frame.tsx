import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH, PRODUCT_SPACE } from '@toolyard/core/content';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SearchButton, SearchInput } from '../../../ui/search-field.tsx';
import { useQuery } from './use-published.ts';

/** The page that lists a space, and that shows what a search finds in it. */
export const spacePath = (handle: string): string =>
  handle === PRODUCT_SPACE.handle ? paths.docs : `/s/${encodeURIComponent(handle)}`;

interface Props {
  readonly handle: string;
  readonly children: ReactNode;
}

/** The ground of a reading page, with the search of its space. */
export function ReadingFrame({ handle, children }: Props) {
  const { search } = useLocation();
  return (
    <div className="flex-1 bg-surface">
      <div className="mx-auto max-w-[1168px] px-4 py-8 md:px-6 xl:px-0">
        <SpaceSearch key={search} handle={handle} />
        {children}
      </div>
    </div>
  );
}

function SpaceSearch({ handle }: { readonly handle: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(useQuery().get('q') ?? '');
  return (
    <search className="screen-only mb-6 block max-w-140">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const query = typed.trim();
          if (query) void navigate(`${spacePath(handle)}?q=${encodeURIComponent(query)}`);
        }}
      >
        <SearchInput
          label={t('reading.search')}
          value={typed}
          maxLength={MAX_SEARCH_LENGTH}
          onType={setTyped}
          lead={<SearchButton label={t('reading.search')} />}
        />
      </form>
    </search>
  );
}

export const HEADING =
  'tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10';
