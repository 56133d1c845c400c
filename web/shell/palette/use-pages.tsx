import FileText from 'lucide-react/icons/file-text';
import { isComing } from '../../app/coming-pages.ts';
import type { Page } from '../../app/page.ts';
import { PAGES } from '../../app/pages.tsx';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { namesOf, type Entry } from './entry.ts';

/** The pages that this visitor may open. */
export function usePages(go: (to: string) => void): readonly Entry[] {
  const t = useText();
  const { user } = useSession();
  const isOpen = ({ frame }: Page): boolean =>
    frame === 'account' ? user !== null : frame !== 'console' || user?.role === 'superadmin';
  return PAGES.filter(isOpen).flatMap(({ path, palette }) =>
    palette === undefined
      ? []
      : {
          id: `page ${path}`,
          icon: <FileText />,
          text: t(palette),
          ...(isComing(path) && { detail: t('shell.coming') }),
          names: [...namesOf(palette), path],
          run: () => go(path),
        },
  );
}
