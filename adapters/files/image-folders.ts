import { ImageFolder } from './image-folder.ts';

/** The folder of uploads and the one of the pictures of spaces, whose names begin with `media/`, as one. */
export class ImageFolders {
  private readonly uploads: ImageFolder;
  private readonly media: ImageFolder;

  constructor(folders: { readonly uploads: string; readonly media: string }) {
    this.uploads = new ImageFolder(folders.uploads);
    this.media = new ImageFolder(folders.media);
  }

  async list(): Promise<readonly string[]> {
    const media = (await this.media.list()).map((name) => `media/${name}`);
    return [...(await this.uploads.list()), ...media];
  }

  read(name: string): Promise<Uint8Array> {
    const [folder, file] = this.placeOf(name);
    return folder.read(file);
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    const [folder, file] = this.placeOf(name);
    return folder.put(file, bytes);
  }

  private placeOf(name: string): readonly [ImageFolder, string] {
    return name.startsWith('media/') ? [this.media, name.slice(6)] : [this.uploads, name];
  }
}
