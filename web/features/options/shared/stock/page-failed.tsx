import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';

interface Props {
  /** The page's name, for the document and its heading. */
  readonly name: string;
  readonly text: string;
  readonly backText: string;
  /** Null where another try would fail as well. */
  readonly onRetry: (() => void) | null;
}

/** The key of the first place of a visit: there is nothing to go back to. */
const OPENED_DIRECTLY = 'default';

/** A page whose subject could not be loaded: what failed, a way back, another try. */
export function PageFailed({ name, text, backText, onRetry }: Props) {
  const t = useText();
  const go = useNavigate();
  const { key } = useLocation();
  const back = () => (key === OPENED_DIRECTLY ? go(paths.market) : go(-1));
  usePage(name);
  return (
    <div>
      <h1 tabIndex={-1} className="mb-3 text-20 font-semibold outline-none">
        {name}
      </h1>
      <ErrorBox
        actions={
          <>
            <Button
              size="sm"
              icon={<ArrowLeft size={14} aria-hidden="true" />}
              onClick={() => void back()}
            >
              {backText}
            </Button>
            {onRetry && (
              <Button size="sm" onClick={onRetry}>
                {t('options.retry')}
              </Button>
            )}
          </>
        }
      >
        {text}
      </ErrorBox>
    </div>
  );
}
