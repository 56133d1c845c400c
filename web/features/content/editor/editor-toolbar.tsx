import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LIVE_SAMPLES } from '@toolyard/core/live-blocks';
import Bold from 'lucide-react/icons/bold';
import ChartLine from 'lucide-react/icons/chart-line';
import Code from 'lucide-react/icons/code';
import Heading from 'lucide-react/icons/heading';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import SquareCode from 'lucide-react/icons/square-code';
import TextQuote from 'lucide-react/icons/text-quote';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import {
  LINK_KEY,
  MARKDOWN_ACTIONS,
  PICTURE_KEY,
  type MarkdownAction,
} from './markdown-actions.ts';

/** What the buttons do: to the text, or by a dialog. */
export type EditorAction = MarkdownAction | 'link' | 'picture';

const ICONS: Readonly<Record<EditorAction, ReactNode>> = {
  bold: <Bold size={16} aria-hidden="true" />,
  italic: <Italic size={16} aria-hidden="true" />,
  heading: <Heading size={16} aria-hidden="true" />,
  list: <List size={16} aria-hidden="true" />,
  quote: <TextQuote size={16} aria-hidden="true" />,
  code: <Code size={16} aria-hidden="true" />,
  codeBlock: <SquareCode size={16} aria-hidden="true" />,
  callout: <Lightbulb size={16} aria-hidden="true" />,
  link: <LinkIcon size={16} aria-hidden="true" />,
  picture: <ImageIcon size={16} aria-hidden="true" />,
};

const ORDER = [
  'bold',
  'italic',
  'link',
  'picture',
  'heading',
  'list',
  'quote',
  'code',
  'codeBlock',
  'callout',
] as const;

const keyOf = (action: (typeof ORDER)[number]): string =>
  (action === 'link' ? LINK_KEY : action === 'picture' ? PICTURE_KEY : MARKDOWN_ACTIONS[action].key)
    .replace('Mod', 'Ctrl/⌘')
    .replaceAll('-', '+')
    .toUpperCase()
    .replace('CTRL', 'Ctrl')
    .replace('SHIFT', 'Shift')
    .replace('ALT', 'Alt');

interface Props {
  /** Whether pictures can be inserted: they need a space to be stored in. */
  readonly takesPictures: boolean;
  readonly onAction: (action: EditorAction) => void;
  /** Puts the Markdown of a block into the text, and the focus behind it. */
  readonly onInsert: (block: string) => void;
}

/** Buttons that mark the text. The row is one stop of the Tab key; arrows move within it. */
export function EditorToolbar({ takesPictures, onAction, onInsert }: Props) {
  const t = useText();
  const language = useLanguage();
  const actions = ORDER.filter((action) => takesPictures || action !== 'picture');
  const row = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Keys of the open menu are not those of the row.
    if (step === undefined || !row.current!.contains(event.target as Node)) return;
    const buttons = [...row.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[(at + step + buttons.length) % buttons.length]!;
    for (const each of buttons) each.tabIndex = each === next ? 0 : -1;
    next.focus();
    event.preventDefault();
  };
  return (
    // The buttons in it take the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      role="toolbar"
      aria-label={t('contentEditor.toolbar')}
      onKeyDown={move}
      // On a phone the row is scrolled; its padding shows the ring of the focus.
      className="-m-1 flex min-w-0 gap-0.5 overflow-x-auto p-1"
    >
      {actions.map((action, at) => (
        <IconButton
          key={action}
          label={t(`contentEditor.action.${action}`)}
          title={`${t(`contentEditor.action.${action}`)} (${keyOf(action)})`}
          tabIndex={at === 0 ? 0 : -1}
          onClick={() => onAction(action)}
        >
          {ICONS[action]}
        </IconButton>
      ))}
      <Menu
        trigger={
          <IconButton
            label={t('contentEditor.insertFigure')}
            title={t('contentEditor.insertFigure')}
            tabIndex={-1}
          >
            <ChartLine size={16} aria-hidden="true" />
          </IconButton>
        }
        items={Object.entries(LIVE_SAMPLES).map(([id, { label, sample }]) => ({
          id,
          label: label[language],
          onSelect: () => {
            chosen.current = sample[language];
          },
        }))}
        // What was chosen is inserted once the menu is gone, and the text has the focus then.
        onCloseAutoFocus={(event) => {
          if (chosen.current === null) return;
          event.preventDefault();
          onInsert(chosen.current);
          chosen.current = null;
        }}
      />
    </div>
  );
}
