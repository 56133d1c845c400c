import {
  ARCHIVE_LIMITS,
  ARCHIVE_TOO_LARGE,
  ARCHIVE_UNREADABLE,
  type ArchiveContent,
  type ArchivedText,
  type ArticleArchive,
} from '@toolyard/core/content';
import { Unzip, UnzipInflate, zipSync } from 'fflate';

/** Compressed bytes that are unpacked at a time: at most four megabytes come of them. */
const STEP = 4_096;

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;

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
  pack(texts: readonly ArchivedText[]): Uint8Array {
    const files = texts.map(({ path, text }) => [path, Buffer.from(text)] as const);
    return zipSync(Object.fromEntries(files), { level: 6, mtime: MTIME });
  }

  unpack(bytes: Uint8Array, name: string): ArchiveContent {
    if (bytes.length > ARCHIVE_LIMITS.size) throw ARCHIVE_TOO_LARGE();
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (isZip) return new Unpacking().of(bytes);
    const path = name.split(/[/\\]/).at(-1) ?? '';
    return { texts: [{ path, text: decoded([bytes], path) }], ignored: [] };
  }
}

/** The unpacking of one archive. fflate catches what is thrown in its callbacks, so the fault is stored. */
class Unpacking {
  private readonly texts: (readonly [path: string, parts: Uint8Array[]])[] = [];
  private readonly ignored: string[] = [];
  private files = 0;
  private size = 0;
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
    const texts = this.texts.map(([path, parts]) => ({ path, text: decoded(parts, path) }));
    return { texts, ignored: this.ignored };
  }

  private begin(file: Parameters<Unzip['onfile']>[0]): void {
    const { name } = file;
    if (leadsOut(name))
      this.fault ??= unreadable(`${name} leads out of the archive`, `${name} 指向压缩包之外`);
    this.files += 1;
    if (this.files > ARCHIVE_LIMITS.files) this.fault ??= ARCHIVE_TOO_LARGE();
    if (this.fault || name.endsWith('/') || CLUTTER.test(name)) return;
    if (!MARKDOWN.test(name)) return void this.ignored.push(name);
    const parts: Uint8Array[] = [];
    this.texts.push([name, parts]);
    file.ondata = (cause, part) => {
      if (cause) this.fault ??= unreadable('The archive is damaged', '压缩包已损坏', cause);
      if (this.fault) return;
      this.size += part.length;
      if (this.size > ARCHIVE_LIMITS.unpacked) this.fault ??= ARCHIVE_TOO_LARGE();
      else parts.push(part);
    };
    file.start();
  }
}
