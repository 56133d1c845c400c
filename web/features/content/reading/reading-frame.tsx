import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH, spacePath } from '@toolyard/core/content';
import { useText } from '../../../i18n/use-text.ts';
import { SearchButton, SearchInput } from '../../../ui/search-field.tsx';
import { useQuery } from './use-published.ts';

interface Props {
  readonly handle: string;
  /** Words that the search offers. */
  readonly meant?: string;
  readonly children: ReactNode;
}

/** The ground of a reading page, with the search of its space. */
export function ReadingFrame({ handle, meant = '', children }: Props) {
  const { search } = useLocation();
  return (
    <div className="flex-1 bg-surface">
      <div className="mx-auto max-w-[1168px] px-4 py-8 md:px-6 xl:px-0">
        <SpaceSearch key={`${search} ${meant}`} handle={handle} meant={meant} />
        {children}
      </div>
    </div>
  );
}

function SpaceSearch({ handle, meant }: { readonly handle: string; readonly meant: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(useQuery().get('q') ?? meant);
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
