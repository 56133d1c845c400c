import { useRef, useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { downloadFile } from '../../../../ui/download-file.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { pngOf } from '../../../../ui/svg-picture.ts';
import { useFormat } from '../figures/use-format.ts';
import type { PictureUse } from './share-menu.tsx';
import type { SharedTrade } from './shared-trade.ts';
import { TradePicture, type PictureSize } from './trade-picture.tsx';
import { hasPercent, tradeSheet, type SheetUnit } from './trade-sheet.ts';

/** Pixels of the PNG per unit of the drawing. */
const SCALE = 2;

type Theme = 'light' | 'dark';
type Failure = 'notDrawn' | 'notCopied';

const canCopy = (): boolean =>
  typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';

/** Letters and digits of the name, so that every file system takes it. */
const fileName = ({ symbol, name }: SharedTrade): string =>
  `toolyard-${`${symbol} ${name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')}.png`;

interface Props extends PictureUse {
  /** Null while the trade cannot be computed. */
  readonly trade: SharedTrade | null;
}

/** Shows the picture as it will be, and saves or copies it. */
export function PictureDialog({ trade, onCopyLink, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const toasts = useToasts();
  const picture = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<PictureSize>('card');
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );
  const [unit, setUnit] = useState<SheetUnit>('dollars');
  const [busy, setBusy] = useState<'save' | 'copy' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const render = () => {
    if (!picture.current) throw new Error('No picture');
    return pngOf(picture.current, SCALE);
  };
  const run = async (action: 'save' | 'copy', work: () => Promise<void>, failed: Failure) => {
    setBusy(action);
    setFailure(null);
    try {
      await work();
      toasts.add({
        title: t(action === 'save' ? 'sharing.pictureSaved' : 'sharing.pictureCopied'),
      });
    } catch {
      setFailure(failed);
    }
    setBusy(null);
  };
  const save = () =>
    run(
      'save',
      async () => {
        if (trade) downloadFile(fileName(trade), await render(), 'image/png');
      },
      'notDrawn',
    );
  // The promise goes to the clipboard unresolved, which Safari asks for.
  const copy = () =>
    run(
      'copy',
      () => navigator.clipboard.write([new ClipboardItem({ 'image/png': render() })]),
      'notCopied',
    );
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t('sharing.title')}
      description={t('sharing.description')}
      closeLabel={t('sharing.close')}
      foot={
        <>
          {canCopy() && (
            <Button
              icon={<Copy size={16} aria-hidden="true" />}
              disabled={!trade}
              busy={busy === 'copy'}
              onClick={() => void copy()}
            >
              {t('sharing.copy')}
            </Button>
          )}
          <Button
            look="primary"
            icon={<Download size={16} aria-hidden="true" />}
            disabled={!trade}
            busy={busy === 'save'}
            onClick={() => void save()}
          >
            {t('sharing.save')}
          </Button>
        </>
      }
    >
      {trade ? (
        <>
          <div className="mt-3 flex flex-wrap gap-3">
            <Segments<PictureSize>
              label={t('sharing.size')}
              value={size}
              onChange={setSize}
              segments={[
                { value: 'card', label: t('sharing.size.card') },
                { value: 'full', label: t('sharing.size.full') },
              ]}
            />
            <Segments<Theme>
              label={t('sharing.theme')}
              value={theme}
              onChange={setTheme}
              segments={[
                { value: 'light', label: t('sharing.theme.light') },
                { value: 'dark', label: t('sharing.theme.dark') },
              ]}
            />
            {trade.outcome && (
              <Segments<SheetUnit>
                label={t('sharing.unit')}
                value={unit}
                onChange={setUnit}
                segments={[
                  { value: 'dollars', label: t('sharing.unit.dollars') },
                  {
                    value: 'percent',
                    label: t('sharing.unit.percent'),
                    disabled: !hasPercent(trade),
                  },
                ]}
              />
            )}
          </div>
          {trade.outcome && !hasPercent(trade) && (
            <p className="mt-2 text-12 text-ink-2">{t('sharing.noPercent')}</p>
          )}
          {failure && (
            <ErrorBox
              className="mt-3"
              title={t(`sharing.${failure}`)}
              actions={
                onCopyLink && (
                  <Button size="sm" onClick={onCopyLink}>
                    {t('sharing.copyLink')}
                  </Button>
                )
              }
            >
              {t(
                failure === 'notDrawn' && !onCopyLink
                  ? 'sharing.notDrawnAlone'
                  : `sharing.${failure}Text`,
              )}
            </ErrorBox>
          )}
          <div
            className={`${theme} mt-3 overflow-hidden rounded-3 border border-line`}
            data-market={document.documentElement.dataset.market}
          >
            <TradePicture
              ref={picture}
              sheet={tradeSheet(t, format, language, trade, unit)}
              size={size}
            />
          </div>
        </>
      ) : (
        <EmptyState title={t('sharing.nothing')} text={t('sharing.nothingText')} />
      )}
    </Dialog>
  );
}
