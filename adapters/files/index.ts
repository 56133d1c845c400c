export { FolderImageStore } from './folder-image-store.ts';
export { ImageFolder } from './image-folder.ts';
