export { FolderMediaStore } from './folder-media-store.ts';
export { FolderImageStore } from './folder-image-store.ts';
export { FolderProductFiles } from './folder-product-files.ts';
export { ImageFolder } from './image-folder.ts';
export { ImageFolders } from './image-folders.ts';
export { ZipArticleArchive } from './zip-article-archive.ts';
