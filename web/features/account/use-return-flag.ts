import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** What the broker's return says; `id` tells one return from another. */
export interface Returned {
  readonly connected: boolean;
  /** Whether access was denied at the broker. */
  readonly denied: boolean;
  readonly id: string;
}

function flagsIn(search: string): Omit<Returned, 'id'> | null {
  const flags = new URLSearchParams(search);
  const flag = flags.get('ibkrConnected');
  if (flag !== 'true' && flag !== 'false') return null;
  const connected = flag === 'true';
  return { connected, denied: !connected && flags.get('reason') === 'denied' };
}

/** The flag that a broker's return carries, once: the address forgets it at the first look. */
export function useReturnFlag(): Returned | null {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const flags = flagsIn(search);
  const [returned, setReturned] = useState<Returned | null>(null);
  const carried = flags !== null;
  if (carried && returned?.id !== key) setReturned({ ...flags, id: key });
  useEffect(() => {
    if (carried) void navigate(paths.settings, { replace: true });
  }, [carried, navigate]);
  return carried ? { ...flags, id: key } : returned;
}
