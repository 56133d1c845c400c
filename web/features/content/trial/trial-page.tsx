import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useApplication, useSession } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { checkDraft } from '../editor/draft.ts';
import { TextAndPreview } from '../editor/text-and-preview.tsx';
import { EMPTY_DRAFT, visitorDraft } from './visitor-draft.ts';

/** /tools/content/try: the editor for whoever has no account; the draft stays on the device. */
export function TrialPage() {
  const t = useText();
  const { status, user } = useSession();
  usePage(t('contentTrial.title'));
  if (user) return <Navigate to={paths.content} replace />;
  return (
    <section className="mx-auto flex w-full max-w-[1408px] flex-1 flex-col gap-5 px-4 py-8 md:px-6">
      <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none">
        {t('contentTrial.title')}
      </h1>
      {status !== 'loading' && <Trial />}
    </section>
  );
}

function Trial() {
  const t = useText();
  const language = useLanguage();
  const { services } = useApplication();
  const [device] = useState(() => visitorDraft(services));
  const [draft, setDraft] = useState(() => device.read() ?? EMPTY_DRAFT);
  const [isStored, setStored] = useState(true);
  const sign = { from: paths.content };
  // A draft without a title gets one when it is taken into a space.
  const { title: _, ...faults } = checkDraft(draft, language);
  return (
    <>
      <MessageBox
        tone={isStored ? 'info' : 'warn'}
        actions={
          <>
            <ButtonLink look="primary" size="sm" to={paths.signIn} state={sign}>
              {t('content.signIn')}
            </ButtonLink>
            <ButtonLink size="sm" to={paths.register} state={sign}>
              {t('content.register')}
            </ButtonLink>
          </>
        }
      >
        {t(isStored ? 'contentTrial.text' : 'contentTrial.notStored')}
      </MessageBox>
      <TextAndPreview
        draft={draft}
        faults={faults}
        locale={language}
        slug={null}
        space={null}
        isReadOnly={false}
        onChange={(changed) => {
          const next = { ...draft, ...changed };
          setDraft(next);
          setStored(device.write(next));
        }}
      />
    </>
  );
}
