import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** What the broker's return says; `id` tells one return from another. */
export interface Returned {
  readonly connected: boolean;
  readonly id: string;
}

const flagIn = (search: string): boolean | null => {
  const flag = new URLSearchParams(search).get('ibkrConnected');
  return flag === 'true' ? true : flag === 'false' ? false : null;
};

/** The flag that a broker's return carries, once: the address forgets it at the first look. */
export function useReturnFlag(): Returned | null {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const flag = flagIn(search);
  const [returned, setReturned] = useState<Returned | null>(null);
  if (flag !== null && returned?.id !== key) setReturned({ connected: flag, id: key });
  useEffect(() => {
    if (flag !== null) void navigate(paths.settings, { replace: true });
  }, [flag, navigate]);
  return flag === null ? returned : { connected: flag, id: key };
}
