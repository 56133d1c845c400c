import { useState, type ReactNode } from 'react';
import ImageDown from 'lucide-react/icons/image-down';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { Menu } from '../../../../ui/menu.tsx';

export interface PictureUse {
  /** Copies the link of the trade; null where it has none. */
  readonly onCopyLink: (() => void) | null;
  readonly onClose: () => void;
}

interface Props {
  /** Address of the builder with the trade; null where there is nothing to build. */
  readonly path: (() => string) | null;
  /** The dialog of the picture; null where there is nothing to draw. */
  readonly picture: ((use: PictureUse) => ReactNode) | null;
}

/** Copies the link that holds the whole trade; where the browser forbids it, the link is shown to be copied by hand. */
function useCopyLink(path: Props['path']) {
  const t = useText();
  const toasts = useToasts();
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    if (!path) return;
    const link = `${window.location.origin}${path()}`;
    try {
      await navigator.clipboard.writeText(link);
      toasts.add({ title: t('sharing.copied'), description: t('sharing.copiedText') });
    } catch {
      setShown(link);
    }
  };
  return { copy: () => void copy(), shown, hide: () => setShown(null) };
}

/** Shares a trade as a link, a picture or a printed page. */
export function ShareMenu({ path, picture }: Props) {
  const t = useText();
  const { copy, shown, hide } = useCopyLink(path);
  const [drawing, setDrawing] = useState(false);
  const icon = { size: 14, 'aria-hidden': true } as const;
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Share2 size={16} aria-hidden="true" />} disabled={!path && !picture}>
            <span className="max-sm:sr-only">{t('sharing.share')}</span>
          </Button>
        }
        items={[
          {
            id: 'link',
            label: t('sharing.copyLink'),
            icon: <Link2 {...icon} />,
            disabled: !path,
            onSelect: copy,
          },
          {
            id: 'picture',
            label: t('sharing.picture'),
            icon: <ImageDown {...icon} />,
            disabled: !picture,
            onSelect: () => setDrawing(true),
          },
          {
            id: 'print',
            label: t('sharing.print'),
            icon: <Printer {...icon} />,
            disabled: !picture,
            onSelect: () => window.print(),
          },
        ]}
      />
      {drawing && picture?.({ onCopyLink: path && copy, onClose: () => setDrawing(false) })}
      <LinkDialog link={shown} onClose={hide} />
    </>
  );
}

interface LinkProps {
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The link itself, for browsers that keep pages away from the clipboard. */
function LinkDialog({ link, onClose }: LinkProps) {
  const t = useText();
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('sharing.copyYourself')}
      description={t('sharing.copyYourselfText')}
      closeLabel={t('sharing.close')}
    >
      <TextInput
        className="mt-3"
        readOnly
        aria-label={t('sharing.linkAddress')}
        value={link ?? ''}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
