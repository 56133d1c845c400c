import { useState } from 'react';
import { Command } from 'cmdk';
import Search from 'lucide-react/icons/search';
import { Dialog } from 'radix-ui';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { found, type Entry } from './entry.ts';
import { useExtraEntries } from './extra-entries.ts';
import type { Looked } from './looked.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { Row, TroubleRow, WaitingRow } from './palette-rows.tsx';
import { useActions } from './use-actions.tsx';
import { useArticles } from './use-articles.tsx';
import { usePages } from './use-pages.tsx';
import { useRecent } from './use-recent.ts';
import { useStocks } from './use-stocks.tsx';
import { useStrategies } from './use-strategies.tsx';
import { useTools } from './use-tools.tsx';
import { useUsers } from './use-users.ts';

interface Props {
  readonly go: (to: string) => void;
  readonly close: () => void;
}

interface Group {
  readonly title: TextId;
  readonly entries: readonly Entry[];
  readonly state: Looked['state'];
  readonly waiting?: TextId;
  readonly failed?: TextId;
  readonly again?: () => void;
}

/** The field, and what it finds in groups. */
export function PaletteList({ go, close }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  /** The row that the arrows or the pointer went to; until then it is the first one, whatever comes. */
  const [chosen, setChosen] = useState<string | null>(null);
  const extra = useExtraEntries();
  const pages = [...extra.pages, ...usePages(go)];
  const strategies = useStrategies(go);
  const tools = useTools(go);
  const stocks = useStocks(text, go);
  const users = useUsers(text);
  const articles = useArticles(text, go);
  const actions = [...extra.actions, ...useActions()];
  const recent = useRecent(pages, strategies, go);
  const isBlank = text.trim() === '';
  const groups: readonly Group[] = [
    { title: 'palette.recent', entries: isBlank ? recent : [], state: 'here' },
    { title: 'palette.actions', entries: found(actions, text), state: 'here' },
    {
      title: 'palette.stocks',
      ...stocks,
      waiting: 'palette.searching',
      failed: 'palette.stocksFailed',
    },
    {
      title: 'palette.options',
      // Too many to be listed before something is typed.
      entries: isBlank ? [] : found(strategies, text),
      state: 'here',
    },
    { title: 'palette.pages', entries: found(pages, text), state: 'here' },
    {
      title: 'palette.users',
      ...users,
      waiting: 'palette.usersLoading',
      failed: 'palette.usersFailed',
    },
    {
      title: 'palette.tools',
      ...tools,
      entries: found(tools.entries, text),
      waiting: 'palette.toolsLoading',
      failed: 'palette.toolsFailed',
    },
    {
      title: 'palette.articles',
      ...articles,
      waiting: 'palette.articlesSearching',
      failed: 'palette.articlesFailed',
    },
  ];
  const first = groups.flatMap(({ entries }) => entries)[0]?.id ?? '';
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const settled = groups.every(({ state }) => state === 'here' || state === 'idle');

  return (
    <Command
      label={t('palette.title')}
      shouldFilter={false}
      value={chosen ?? first}
      onValueChange={(id) => setChosen(id === first ? null : id)}
      loop
      vimBindings={false}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex h-12 flex-none items-center gap-2.5 border-b border-line px-4">
        <Search size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-3" />
        <Command.Input
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            setChosen(null);
          }}
          placeholder={t('palette.placeholder')}
          maxLength={80}
          className="h-full min-w-0 flex-1 bg-transparent text-14 text-ellipsis outline-none max-md:text-16"
        />
        <Dialog.Close className="min-h-6 flex-none rounded-1 border border-line-2 px-1.5 text-11 text-ink-3 hover:text-ink max-md:min-h-8">
          <span aria-hidden="true">esc</span>
          <span className="sr-only">{t('palette.close')}</span>
        </Dialog.Close>
      </div>
      <Command.List
        label={t('palette.title')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-py-2 p-2 max-md:scroll-py-1"
      >
        {groups.map((group) => (
          <ListedGroup key={group.title} group={group} close={close} />
        ))}
      </Command.List>
      {count === 0 && settled && (
        <div className="px-4 pt-2 pb-8 text-center">
          <p className="font-medium wrap-anywhere">{t('palette.nothing', { text: text.trim() })}</p>
          <p className="mt-0.5 text-ink-2">{t('palette.nothingHint')}</p>
        </div>
      )}
      <PaletteFoot count={count} />
    </Command>
  );
}

function ListedGroup({ group, close }: { readonly group: Group; readonly close: () => void }) {
  const t = useText();
  const { title, entries, state, waiting, failed, again } = group;
  if (entries.length === 0 && (state === 'here' || state === 'idle')) return null;
  return (
    <Command.Group
      heading={t(title)}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-11 [&_[cmdk-group-heading]]:text-ink-3"
    >
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} close={close} />
      ))}
      {state === 'pending' && waiting && <WaitingRow text={t(waiting)} />}
      {state === 'failed' && failed && again && (
        <TroubleRow id={title} text={t(failed)} action={t('palette.again')} onAct={again} />
      )}
    </Command.Group>
  );
}
