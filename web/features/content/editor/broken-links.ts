import { useEffect, useState } from 'react';
import {
  hasOutsideForm,
  isOutside,
  readArticlePath,
  type ArticleTypeName,
} from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { isStatus } from '../../../api/call-error.ts';
import { contentApi, type PreviewResponse } from '../../../api/generated-content.ts';
import { useSitePages } from '../../../app/site-pages.ts';
import { useAppDispatch } from '../../../app/store.ts';

/**
 * A link that readers cannot follow. `page`: nothing is there; `anchor`: its article has no such heading; `form`: no address
 * has this form.
 */
export interface BrokenLink {
  readonly address: string;
  readonly fault: 'page' | 'anchor' | 'form';
}

interface ArticlePlace {
  readonly handle: string;
  readonly type: ArticleTypeName;
  readonly slug: string;
}

type Dispatch = ReturnType<typeof useAppDispatch>;

/** How what is inside the site is looked up. */
interface Lookup {
  readonly dispatch: Dispatch;
  readonly isSitePage: (path: string) => boolean;
}

const LOCALES: readonly Language[] = ['en', 'zh-CN'];

/** Whether the path is one of a page. Files and the API are not looked up. */
const isOfPage = (path: string): boolean =>
  path.startsWith('/') && !/^\/(?:api|media|uploads)\/|\.\w+$/.test(path);

/** Whether the heading that an address ends with, if it does, is one of these. */
function leadsTo(address: string, anchors: readonly string[]): boolean {
  const [, fragment = ''] = /#(.*)$/.exec(address) ?? [];
  if (fragment === '' || fragment === 'top') return true;
  try {
    return anchors.includes(decodeURIComponent(fragment));
  } catch {
    return false;
  }
}

/** Anchors of what readers get of an article, in the other language where it is not there in theirs; null where nothing is. */
async function anchorsAt(
  { handle, type, slug }: ArticlePlace,
  dispatch: Dispatch,
): Promise<readonly string[] | 'unknown' | null> {
  for (const locale of LOCALES) {
    const read = contentApi.endpoints.readPublishedArticle.initiate(
      { handle, type, locale, slug },
      { subscribe: false },
    );
    const { data, error } = await dispatch(read);
    if (data) return data.data.headings.map(({ anchor }) => anchor);
    if (!isStatus(error, 404)) return 'unknown';
  }
  return null;
}

async function faultOf(
  address: string,
  own: readonly string[],
  { dispatch, isSitePage }: Lookup,
): Promise<BrokenLink['fault'] | null> {
  if (isOutside(address)) return hasOutsideForm(address) ? null : 'form';
  if (address.startsWith('#')) return leadsTo(address, own) ? null : 'anchor';
  const path = address.replace(/[?#].*$/, '');
  const { handle = '', type = null, slug = null } = readArticlePath(path) ?? {};
  if (type === null || slug === null)
    return isOfPage(path) && handle === '' && !isSitePage(path) ? 'page' : null;
  const anchors = await anchorsAt({ handle, type, slug }, dispatch);
  if (anchors === null) return 'page';
  return anchors === 'unknown' || leadsTo(address, anchors) ? null : 'anchor';
}

/** Links of a text that lead nowhere: inside the site by what is there, outside by their form. */
export function useBrokenLinks(shown: PreviewResponse | null): readonly BrokenLink[] {
  const dispatch = useAppDispatch();
  const isSitePage = useSitePages();
  const [broken, setBroken] = useState<readonly BrokenLink[]>([]);
  // Addresses and anchors have no line ends.
  const links = shown?.links.join('\n') ?? '';
  const own = shown?.headings.map(({ anchor }) => anchor).join('\n') ?? '';
  useEffect(() => {
    let isCurrent = true;
    const addresses = [...new Set(links.split('\n'))];
    const find = async () => {
      const faults = await Promise.all(
        addresses.map((address) => faultOf(address, own.split('\n'), { dispatch, isSitePage })),
      );
      if (!isCurrent) return;
      setBroken(
        addresses.flatMap((address, i) => {
          const fault = faults[i];
          return fault ? [{ address, fault }] : [];
        }),
      );
    };
    void find();
    return () => void (isCurrent = false);
  }, [dispatch, isSitePage, links, own]);
  return broken;
}
