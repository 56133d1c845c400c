export { FolderImageStore } from './folder-image-store.ts';
export { PictureFolder } from './picture-folder.ts';
