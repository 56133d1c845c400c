import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { placeIn } from '../../app/paths.ts';
import { useApplication } from '../../app/use-application.ts';

/**
 * Opens what another page handed over. Of an address whose data is no longer in this tab, `lostFrom` is the page that it
 * came from.
 */
export function useHandedData(open: (files: readonly File[]) => void) {
  const { handedData } = useApplication();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [params] = useSearchParams();
  const from = placeIn({ from: params.get('from') });
  const handed = handedData();
  const file = from !== null && handed?.from === from ? handed.file : null;
  const openFile = useEffectEvent((handedFile: File) => open([handedFile]));
  useEffect(() => {
    if (file) openFile(file);
  }, [file]);
  return {
    lostFrom: file ? null : from,
    /** The page stands without it from now on. */
    leave: () => {
      if (from !== null) void navigate({ pathname, hash }, { replace: true });
    },
  };
}
