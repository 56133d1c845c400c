import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';

/** The tags of a trade; nothing without tags. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  const t = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('journal.tags')} className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
