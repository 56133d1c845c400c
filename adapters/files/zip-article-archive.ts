import {
  ARCHIVE_LIMITS,
  ARCHIVE_TOO_LARGE,
  ARCHIVE_UNREADABLE,
  type ArchiveContent,
  type ArchivedFile,
  type ArchivedText,
  type ArticleArchive,
} from '@toolyard/core/content';
import { Unzip, UnzipInflate, zipSync, type ZippableFile } from 'fflate';

/** Compressed bytes that are unpacked at a time: at most four megabytes come of them. */
const STEP = 4_096;

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const PICTURE = /\.(?:png|jpe?g|webp|gif)$/i;

/** Files that systems add on their own. */
const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/** Earliest time that a zip archive can state, so that equal texts give equal archives. */
const MTIME = new Date(1980, 0, 1);

const unreadable = (en: string, chinese: string, cause?: unknown) => {
  const texts = { en, 'zh-CN': chinese };
  return ARCHIVE_UNREADABLE({ cause, details: [{ field: 'file', message: en, texts }] });
};

/** Whether a path could lead out of the folder that an archive is unpacked in, on any system. */
const leadsOut = (path: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\p{Cc}/iu.test(path) || path.split('/').includes('..');

function decoded(parts: readonly Uint8Array[], path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch (cause) {
    throw unreadable(`${path} is not in UTF-8`, `${path} 不是 UTF-8 编码`, cause);
  }
}

/** Zip archives by fflate. */
export class ZipArticleArchive implements ArticleArchive {
  pack(texts: readonly ArchivedText[], pictures: readonly ArchivedFile[]): Uint8Array {
    const files: (readonly [string, ZippableFile])[] = [
      ...texts.map(({ path, text }): [string, ZippableFile] => [path, Buffer.from(text)]),
      // They are compressed already.
      ...pictures.map(({ path, bytes }): [string, ZippableFile] => [path, [bytes, { level: 0 }]]),
    ];
    return zipSync(Object.fromEntries(files), { level: 6, mtime: MTIME });
  }

  unpack(bytes: Uint8Array, name: string): ArchiveContent {
    if (bytes.length > ARCHIVE_LIMITS.size) throw ARCHIVE_TOO_LARGE();
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (isZip) return new Unpacking().of(bytes);
    const path = name.split(/[/\\]/).at(-1) ?? '';
    return { texts: [{ path, text: decoded([bytes], path) }], pictures: [], ignored: [] };
  }
}

/** Files of one kind while they are unpacked, up to a size of all together. */
class UnpackedFiles {
  readonly all: (readonly [path: string, parts: Uint8Array[]])[] = [];
  private size = 0;

  constructor(private readonly limit: number) {}

  /** Begins a file. What it answers adds a part, and says whether there was room for it. */
  open(path: string): (part: Uint8Array) => boolean {
    const parts: Uint8Array[] = [];
    this.all.push([path, parts]);
    return (part) => {
      this.size += part.length;
      const fits = this.size <= this.limit;
      if (fits) parts.push(part);
      return fits;
    };
  }
}

/** The unpacking of one archive. fflate catches what is thrown in its callbacks, so the fault is stored. */
class Unpacking {
  private readonly texts = new UnpackedFiles(ARCHIVE_LIMITS.unpacked);
  private readonly pictures = new UnpackedFiles(ARCHIVE_LIMITS.pictures);
  private readonly ignored: string[] = [];
  private files = 0;
  private fault: Error | null = null;

  of(bytes: Uint8Array): ArchiveContent {
    const unzip = new Unzip((file) => this.begin(file));
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length && !this.fault; at += STEP) {
      try {
        unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      } catch (cause) {
        this.fault ??= unreadable('The archive is damaged', '压缩包已损坏', cause);
      }
    }
    if (this.fault) throw this.fault;
    const texts = this.texts.all.map(([path, parts]) => ({ path, text: decoded(parts, path) }));
    const pictures = this.pictures.all.map(([path, parts]) => ({
      path,
      bytes: Buffer.concat(parts),
    }));
    return { texts, pictures, ignored: this.ignored };
  }

  private begin(file: Parameters<Unzip['onfile']>[0]): void {
    const { name } = file;
    if (leadsOut(name))
      this.fault ??= unreadable(`${name} leads out of the archive`, `${name} 指向压缩包之外`);
    this.files += 1;
    if (this.files > ARCHIVE_LIMITS.files) this.fault ??= ARCHIVE_TOO_LARGE();
    if (this.fault || name.endsWith('/') || CLUTTER.test(name)) return;
    const files = MARKDOWN.test(name) ? this.texts : PICTURE.test(name) ? this.pictures : null;
    if (!files) return void this.ignored.push(name);
    const add = files.open(name);
    file.ondata = (cause, part) => {
      if (cause) this.fault ??= unreadable('The archive is damaged', '压缩包已损坏', cause);
      if (this.fault) return;
      if (!add(part)) this.fault ??= ARCHIVE_TOO_LARGE();
    };
    file.start();
  }
}
