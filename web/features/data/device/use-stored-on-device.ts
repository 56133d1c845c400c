import { useEffect, useState } from 'react';
import { DEVICE_FOLDER } from '../../../app/device-storage.ts';
import { useApplication } from '../../../app/use-application.ts';

/**
 * Whether this device may keep analyses, so that the code that lists them is worth loading.
 *
 * @param isStart whether they would be listed now
 */
export function useStoredOnDevice(isStart: boolean): boolean {
  const { services } = useApplication();
  const [isAny, setAny] = useState(false);
  useEffect(() => {
    if (!isStart) return;
    services
      .deviceStorage()
      ?.getDirectory?.()
      .then(
        (root) =>
          root.getDirectoryHandle(DEVICE_FOLDER).then(
            () => setAny(true),
            () => setAny(false),
          ),
        () => setAny(false),
      );
  }, [services, isStart]);
  return isAny;
}
