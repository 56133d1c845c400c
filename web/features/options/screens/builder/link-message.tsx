import { textIn } from '@toolyard/core/shared';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox, MessageBox } from '../../../../ui/message-box.tsx';
import { PLAN_PARAM } from '../../shared/strategies/builder-link.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';

const { linkAnswered, undone } = builderSlice.actions;
const BROKEN = {
  damaged: ['builder.linkDamaged', 'builder.linkDamagedText'],
  newer: ['builder.linkNewer', 'builder.linkNewerText'],
  unusable: ['builder.linkUnusable', 'builder.linkUnusableText'],
} as const;

/** What became of the link that led here or of the change of stock, where there is something to say; the page stays usable. */
export function LinkMessage() {
  const t = useText();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [, setSearch] = useSearchParams();
  const link = useAppSelector((state) => selectBuilder(state).link);
  const dismiss = (
    <Button size="sm" onClick={() => dispatch(linkAnswered(null))}>
      {t('builder.dismiss')}
    </Button>
  );
  if (!link) return null;
  switch (link.kind) {
    case 'opening':
      return <MessageBox tone="info" className="mb-4" title={t('builder.opening')} />;
    case 'fitting':
      return (
        <MessageBox
          tone="info"
          className="mb-4"
          title={t('builder.fitting', { symbol: link.symbol })}
        />
      );
    case 'gone':
      return (
        <MessageBox
          tone="warn"
          className="mb-4"
          title={t('builder.linkGone', { count: link.contracts.length, all: link.all })}
          actions={dismiss}
        >
          {t('builder.linkGoneText', { contracts: link.contracts.join(t('list.comma')) })}
        </MessageBox>
      );
    case 'unknown':
      return (
        <ErrorBox
          className="mb-4"
          title={t('builder.linkUnknown', { symbol: link.symbol })}
          actions={
            <>
              <Button size="sm" onClick={() => setSearch({ [PLAN_PARAM]: link.text })}>
                {t('options.retry')}
              </Button>
              {dismiss}
            </>
          }
        >
          {t('builder.linkUnknownText')}
        </ErrorBox>
      );
    case 'unreadable':
      return (
        <ErrorBox
          className="mb-4"
          title={t('builder.stockUnreadable', { symbol: link.symbol })}
          actions={dismiss}
        >
          {t('builder.stockUnreadableText', { former: link.former })}
        </ErrorBox>
      );
    case 'unfit':
      return (
        <MessageBox
          tone="warn"
          className="mb-4"
          title={t('builder.stockUnfit', { symbol: link.symbol })}
          actions={
            <>
              <Button size="sm" onClick={() => dispatch(undone())}>
                {t('builder.backToStock', { former: link.former })}
              </Button>
              {dismiss}
            </>
          }
        >
          {textIn(link.reason, language)}
        </MessageBox>
      );
    default:
      return (
        <ErrorBox className="mb-4" title={t(BROKEN[link.kind][0])} actions={dismiss}>
          {t(BROKEN[link.kind][1])}
        </ErrorBox>
      );
  }
}
