export { FolderImageStore } from './folder-image-store.ts';
