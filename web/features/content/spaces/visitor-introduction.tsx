import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { contentPaths } from '../shared/content-paths.ts';

const POINTS = ['write', 'team', 'history'] as const;

/** What the tool is, and the way in. */
export function VisitorIntroduction() {
  const t = useText();
  const state = { from: paths.content };
  return (
    <>
      <MessageBox
        tone="info"
        title={t('content.visitor')}
        actions={
          <>
            <ButtonLink look="primary" size="sm" to={paths.signIn} state={state}>
              {t('content.signIn')}
            </ButtonLink>
            <ButtonLink size="sm" to={paths.register} state={state}>
              {t('content.register')}
            </ButtonLink>
            <ButtonLink size="sm" to={contentPaths.trial}>
              {t('content.try')}
            </ButtonLink>
          </>
        }
      >
        {t('content.visitorText')}
      </MessageBox>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {POINTS.map((point) => (
          <li key={point} className="rounded-3 border border-line bg-surface p-5">
            <h2 className="text-16 font-semibold">{t(`content.point.${point}`)}</h2>
            <p className="mt-1 text-ink-2">{t(`content.point.${point}Text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
