import { useEffect, useMemo, useState } from 'react';
import { mediaHashIn, mediaPath } from '@toolyard/core/content';
import { contentApi } from '../../../api/generated-content.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { mediaApi } from '../media/media-api.ts';

const PICTURE = /(?<=<img [^>]*\bsrc=")[^"]*(?=")/g;

/** Stands for a picture while it is loaded. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Dispatch = ReturnType<typeof useAppDispatch>;

/** The picture as an address that elements can show: its path where the space has none; null where no answer came. */
async function pictureOf(dispatch: Dispatch, spaceId: string, hash: string) {
  const listing = dispatch(contentApi.endpoints.listMedia.initiate({ spaceId, hash }));
  const { data: listed } = await listing.finally(() => listing.unsubscribe());
  const [picture] = listed?.data ?? [];
  if (!picture) return listed ? mediaPath(hash) : null;
  const reading = dispatch(mediaApi.endpoints.memberPicture.initiate({ id: picture.id }));
  const { data } = await reading.finally(() => reading.unsubscribe());
  return data ?? null;
}

/** HTML with the pictures of a private space, which nobody can read at their paths. */
export function useShownPictures(html: string, spaceId: string | null): string {
  const dispatch = useAppDispatch();
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const paths = useMemo(() => [...new Set(html.match(PICTURE) ?? [])], [html]);
  useEffect(() => {
    if (spaceId === null) return undefined;
    let isCurrent = true;
    for (const path of paths) {
      const hash = mediaHashIn(path);
      if (hash === null || urls.has(path)) continue;
      void pictureOf(dispatch, spaceId, hash).then((url) => {
        if (isCurrent && url !== null) setUrls((known) => new Map(known).set(path, url));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [dispatch, paths, spaceId, urls]);
  return useMemo(() => {
    if (spaceId === null) return html;
    return html.replaceAll(PICTURE, (path) =>
      mediaHashIn(path) === null ? path : (urls.get(path) ?? NOTHING),
    );
  }, [html, urls, spaceId]);
}
