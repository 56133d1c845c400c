import {
  ARCHIVE_LIMITS,
  ARCHIVE_TOO_LARGE,
  ARCHIVE_UNREADABLE,
  type ArchiveContent,
  type ArchivedFile,
  type ArchivedText,
  type ArticleArchive,
} from '@toolyard/core/content';
import { zipSync, type ZippableFile } from 'fflate';
import { zipEntries, type ZipEntry } from './zip-entries.ts';

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

function decoded(content: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw unreadable(`${path} is not in UTF-8`, `${path} 不是 UTF-8 编码`, cause);
  }
}

/** Zip archives: packed by fflate, unpacked by their directory. */
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
    return { texts: [{ path, text: decoded(bytes, path) }], pictures: [], ignored: [] };
  }
}

/** The unpacking of one archive. */
class Unpacking {
  private readonly texts = new UnpackedFiles(ARCHIVE_LIMITS.unpacked);
  private readonly pictures = new UnpackedFiles(ARCHIVE_LIMITS.pictures);
  private readonly ignored: string[] = [];

  of(bytes: Uint8Array): ArchiveContent {
    const entries = intact(() => zipEntries(bytes));
    if (entries.length > ARCHIVE_LIMITS.files) throw ARCHIVE_TOO_LARGE();
    for (const entry of entries) this.add(entry);
    return {
      texts: this.texts.all.map(([path, content]) => ({ path, text: decoded(content, path) })),
      pictures: this.pictures.all.map(([path, content]) => ({ path, bytes: content })),
      ignored: this.ignored,
    };
  }

  private add(entry: ZipEntry): void {
    const { name } = entry;
    if (leadsOut(name))
      throw unreadable(`${name} leads out of the archive`, `${name} 指向压缩包之外`);
    if (name.endsWith('/') || CLUTTER.test(name)) return;
    const files = MARKDOWN.test(name) ? this.texts : PICTURE.test(name) ? this.pictures : null;
    if (files) files.add(entry);
    else this.ignored.push(name);
  }
}

/** Files of one kind, up to a size of all together. */
class UnpackedFiles {
  readonly all: (readonly [path: string, content: Uint8Array])[] = [];

  constructor(private room: number) {}

  add(entry: ZipEntry): void {
    const content = intact(() => entry.unpack(this.room));
    this.room -= content.length;
    if (this.room < 0) throw ARCHIVE_TOO_LARGE();
    this.all.push([entry.name, content]);
  }
}

/** What is read from an archive, or the refusal of one that is damaged or too large. */
function intact<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw ARCHIVE_TOO_LARGE();
    throw unreadable('The archive is damaged', '压缩包已损坏', cause);
  }
}
