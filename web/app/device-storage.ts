/** What a browser has of its own file system. */
export type DeviceStorage = Partial<Pick<StorageManager, 'getDirectory' | 'estimate' | 'persist'>>;

/** The folder of the analyses that are kept on this device. */
export const DEVICE_FOLDER = 'data-analyses';
