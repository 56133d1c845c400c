import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address asks for, `?do=adjust`, once: it leaves the address when it was read. */
export function useActionInAddress(): string | null {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => query.get('do'));
  const present = query.has('do');
  useEffect(() => {
    if (!present) return;
    setQuery(
      (now) => {
        now.delete('do');
        return now;
      },
      { replace: true },
    );
  }, [present, setQuery]);
  return asked;
}
