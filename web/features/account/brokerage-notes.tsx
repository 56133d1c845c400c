import Check from 'lucide-react/icons/check';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardHead } from '../../ui/card.tsx';

const NOTES: readonly TextId[] = [
  'brokerage.noteFactor',
  'brokerage.notePermissions',
  'brokerage.noteLogin',
  'brokerage.noteExpiry',
];

/** What must be true before an account can be connected, and what to expect. */
export function BrokerageNotes({ account }: { readonly account: string }) {
  const t = useText();
  return (
    <Card>
      <CardHead title={t('brokerage.notes')} />
      <ul className="flex flex-col gap-1.5 px-4 py-3">
        {[account, ...NOTES.map((note) => t(note))].map((note) => (
          <li key={note} className="flex gap-2 text-ink-2">
            <Check
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mt-0.5 flex-none text-ink-4"
            />
            {note}
          </li>
        ))}
      </ul>
    </Card>
  );
}
