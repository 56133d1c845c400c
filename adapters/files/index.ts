export { FolderImageStore } from './folder-image-store.ts';
export { FolderProductFiles } from './folder-product-files.ts';
export { ImageFolder } from './image-folder.ts';
export { ZipArticleArchive } from './zip-article-archive.ts';
