import type { DeviceStorage } from '../app/device-storage.ts';

const missing = (name: string) => new DOMException(`${name} is not there`, 'NotFoundError');

class FakeFile {
  readonly kind = 'file';
  content: readonly ArrayBuffer[] = [];

  constructor(
    readonly name: string,
    private readonly space: Space,
  ) {}

  getFile(): Promise<File> {
    return Promise.resolve(new File([...this.content], this.name));
  }

  createWritable() {
    const parts: ArrayBuffer[] = [];
    return Promise.resolve({
      write: async (part: Blob) => {
        const bytes = await bytesOf(part);
        if (this.space.used + part.size > this.space.quota)
          throw new DOMException('full', 'QuotaExceededError');
        this.space.used += part.size;
        parts.push(bytes);
      },
      close: () => {
        this.content = parts;
        return Promise.resolve();
      },
      abort: () => Promise.resolve(),
    });
  }
}

/** A Blob of jsdom is read by a FileReader alone, one of Node by itself. */
const bytesOf = (part: Blob): Promise<ArrayBuffer> =>
  'arrayBuffer' in part
    ? part.arrayBuffer()
    : new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as ArrayBuffer);
        reader.onerror = () => reject(reader.error!);
        reader.readAsArrayBuffer(part);
      });

class FakeFolder {
  readonly kind = 'directory';
  readonly held = new Map<string, FakeFile | FakeFolder>();

  constructor(private readonly space: Space) {}

  #get<Kind extends FakeFile | FakeFolder>(name: string, create: boolean, make: () => Kind) {
    const found = this.held.get(name);
    if (!found && !create) return Promise.reject(missing(name));
    const held = found ?? make();
    this.held.set(name, held);
    return Promise.resolve(held as Kind);
  }

  getDirectoryHandle(name: string, { create = false } = {}) {
    return this.#get(name, create, () => new FakeFolder(this.space));
  }

  getFileHandle(name: string, { create = false } = {}) {
    return this.#get(name, create, () => new FakeFile(name, this.space));
  }

  removeEntry(name: string) {
    return this.held.delete(name) ? Promise.resolve() : Promise.reject(missing(name));
  }

  async *entries() {
    if (this.space.listing) throw this.space.listing;
    yield* await Promise.resolve(this.held);
  }
}

interface Space {
  readonly quota: number;
  used: number;
  /** Why no folder can be listed. */
  listing?: Error;
}

/** A file system of a browser in memory. */
export function fakeDeviceStorage(quota = 1_000_000) {
  const space: Space = { quota, used: 0 };
  const root = new FakeFolder(space);
  const storage: DeviceStorage = {
    getDirectory: () => Promise.resolve(root as unknown as FileSystemDirectoryHandle),
    estimate: () => Promise.resolve({ quota, usage: space.used }),
    persist: () => Promise.resolve(true),
  };
  /** How many analyses lie in it, finished or not. */
  const count = () => (root.held.get('data-analyses') as FakeFolder | undefined)?.held.size ?? 0;
  const failToList = (fault: Error) => {
    space.listing = fault;
  };
  return { storage, count, space, failToList };
}
