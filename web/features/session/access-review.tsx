import { useId } from 'react';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';
import { ComingRows, PanelFault, useFocusAfterRemoval } from '../../shell/security/panel-parts.tsx';
import { usePage } from '../../shell/use-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useRemainingAccess, type Access } from './use-remaining-access.ts';

/**
 * What still opens the account after its password was reset: a reset ends sessions and trusted devices, not passkeys, API
 * keys and the connection to a broker. Shown after the sign-in that follows, so that a second factor protects them from
 * those who can read the owner's mail alone.
 */
export function AccessReview() {
  const t = useText();
  const { access, error, retry, end, ending, failure, dialog } = useRemainingAccess();
  const list = useFocusAfterRemoval(access?.length ?? 0);
  usePage(t('access.title'));
  const isClean = access?.length === 0;
  return (
    <>
      <SessionTitle title={t('access.title')} isNext>
        {t(isClean ? 'access.none' : 'access.text')}
      </SessionTitle>
      {error !== undefined && (
        <PanelFault title={t('access.failed')} error={error} onRetry={retry} />
      )}
      {!access && error === undefined && <ComingRows label={t('access.loading')} count={2} />}
      {failure !== null && <ErrorBox className="mt-5">{failure}</ErrorBox>}
      {access && !isClean && (
        <ul
          ref={list}
          tabIndex={-1}
          className="mt-5 divide-y divide-line border-y border-line outline-none"
        >
          {access.map((each) => (
            <AccessRow
              key={each.id}
              access={each}
              busy={ending === each.id}
              disabled={ending !== null}
              onEnd={() => void end([each])}
            />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {access && access.length > 1 && (
          <Button
            look="danger"
            size="lg"
            busy={ending === 'all'}
            disabled={ending !== null}
            onClick={() => void end(access)}
          >
            {t('access.endAll')}
          </Button>
        )}
        <ButtonLink to={paths.home} look="primary" size="lg">
          {t(isClean ? 'access.done' : 'access.mine')}
        </ButtonLink>
      </div>
      {dialog}
    </>
  );
}

interface RowProps {
  readonly access: Access;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

function AccessRow({ access: { kind, name, since }, busy, disabled, onEnd }: RowProps) {
  const t = useText();
  const id = useId();
  return (
    <li className="flex items-center gap-3 py-3">
      <div id={id} className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-12 text-ink-3">
          {t(`access.kind.${kind}`)}
          {since !== null && ` · ${since}`}
        </p>
      </div>
      <Button
        size="sm"
        look="danger"
        busy={busy}
        disabled={disabled}
        aria-describedby={id}
        onClick={onEnd}
      >
        {t(`access.end.${kind}`)}
      </Button>
    </li>
  );
}
