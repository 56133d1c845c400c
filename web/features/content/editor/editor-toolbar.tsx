import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import SquareCode from 'lucide-react/icons/square-code';
import TextQuote from 'lucide-react/icons/text-quote';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { LINK_KEY, MARKDOWN_ACTIONS, type MarkdownAction } from './markdown-actions.ts';

const ICONS: Readonly<Record<MarkdownAction | 'link', ReactNode>> = {
  bold: <Bold size={16} aria-hidden="true" />,
  italic: <Italic size={16} aria-hidden="true" />,
  heading: <Heading size={16} aria-hidden="true" />,
  list: <List size={16} aria-hidden="true" />,
  quote: <TextQuote size={16} aria-hidden="true" />,
  code: <Code size={16} aria-hidden="true" />,
  codeBlock: <SquareCode size={16} aria-hidden="true" />,
  callout: <Lightbulb size={16} aria-hidden="true" />,
  link: <LinkIcon size={16} aria-hidden="true" />,
};

const ORDER = [
  'bold',
  'italic',
  'link',
  'heading',
  'list',
  'quote',
  'code',
  'codeBlock',
  'callout',
] as const;

const keyOf = (action: (typeof ORDER)[number]): string =>
  (action === 'link' ? LINK_KEY : MARKDOWN_ACTIONS[action].key)
    .replace('Mod', 'Ctrl/⌘')
    .replaceAll('-', '+')
    .toUpperCase()
    .replace('CTRL', 'Ctrl')
    .replace('SHIFT', 'Shift')
    .replace('ALT', 'Alt');

interface Props {
  readonly disabled: boolean;
  readonly onAction: (action: MarkdownAction | 'link') => void;
}

/** Buttons that mark the text. The row is one stop of the Tab key; arrows move within it. */
export function EditorToolbar({ disabled, onAction }: Props) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
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
      className="flex flex-wrap gap-0.5"
    >
      {ORDER.map((action, at) => (
        <IconButton
          key={action}
          label={t(`contentEditor.action.${action}`)}
          title={`${t(`contentEditor.action.${action}`)} (${keyOf(action)})`}
          tabIndex={at === 0 ? 0 : -1}
          disabled={disabled}
          onClick={() => onAction(action)}
        >
          {ICONS[action]}
        </IconButton>
      ))}
    </div>
  );
}
