import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  DEFAULT_APPEARANCE,
  MAX_SEARCH_LENGTH,
  navigationIn,
  PRODUCT_SPACE,
  spacePath,
} from '@toolyard/core/content';
import {
  useReadPublishedSpaceQuery,
  type PublishedSpaceResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { SearchButton, SearchInput } from '../../../ui/search-field.tsx';
import { useQuery, useReadingLanguage } from './use-published.ts';

interface Props {
  readonly handle: string;
  /** Words that the search offers. */
  readonly meant?: string;
  readonly children: ReactNode;
}

/** The ground of a reading page in the theme of its space, with the links and the search of the space. */
export function ReadingFrame({ handle, meant = '', children }: Props) {
  const { search } = useLocation();
  const isProduct = handle === PRODUCT_SPACE.handle;
  const space = useReadPublishedSpaceQuery({ handle }, { skip: isProduct }).data?.data;
  const { accent, typeface } = space?.theme ?? DEFAULT_APPEARANCE.theme;
  return (
    <div className="flex-1 bg-surface" data-accent={accent} data-typeface={typeface}>
      <div className="mx-auto max-w-[1168px] px-4 py-8 md:px-6 xl:px-0">
        {space && <SpaceHead space={space} />}
        <SpaceSearch key={`${search} ${meant}`} handle={handle} meant={meant} />
        {children}
      </div>
    </div>
  );
}

const ENTRY = 'inline-block py-1 text-ink-2 hover:text-accent hover:underline';

/** Leads to the first page of the space and to what its owners point to. */
function SpaceHead({ space }: { readonly space: PublishedSpaceResponse }) {
  const t = useText();
  const entries = navigationIn(space.navigation, useReadingLanguage());
  return (
    <nav
      aria-label={t('reading.space')}
      className="screen-only mb-6 flex flex-wrap items-baseline gap-x-5 border-b border-line pb-3"
    >
      <Link to={spacePath(space.handle)} className="text-16 font-semibold hover:text-accent">
        {space.title}
      </Link>
      {entries.map(({ label, address }) => (
        <PlaceLink
          key={`${label} ${address}`}
          to={address}
          rel="noopener nofollow ugc"
          className={ENTRY}
        >
          {label}
        </PlaceLink>
      ))}
    </nav>
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
