import { useState } from 'react';

/** When the answer on show was heard: the time of the last one that came, also while another is awaited. */
export function useHeardAt(fulfilledTimeStamp: number | undefined): number {
  const [heardAt, setHeardAt] = useState(fulfilledTimeStamp ?? 0);
  if (fulfilledTimeStamp !== undefined && fulfilledTimeStamp !== heardAt)
    setHeardAt(fulfilledTimeStamp);
  return fulfilledTimeStamp ?? heardAt;
}
