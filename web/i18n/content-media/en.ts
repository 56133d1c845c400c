export const en = {
  'contentMedia.insert': 'Insert a picture',
  'contentMedia.file': 'Picture',
  'contentMedia.choose': 'Choose a file',
  'contentMedia.another': 'Choose another file',
  'contentMedia.hint':
    'PNG, JPEG, WebP or GIF of up to {megabytes} MB. Of an animation, the first frame stays.',
  'contentMedia.missing': 'Choose a file, or one of the pictures of the space',
  'contentMedia.alt': 'Alternative text',
  'contentMedia.altHint': 'What the picture shows, for readers who cannot see it',
  'contentMedia.ofSpace': 'Pictures of the space',
  'contentMedia.confirm': 'Insert',
  'contentMedia.cancel': 'Cancel',
  'contentMedia.close': 'Close',
  'contentMedia.uploading': 'Uploading …',
  'contentMedia.uploadFailed': 'The picture was not uploaded. Your text is not affected.',
  'contentMedia.loadingPicture': 'Loading the picture',
  'contentMedia.pictureFailed': 'The picture could not be loaded',
  'contentMedia.title': 'Pictures',
  'contentMedia.loadFailed': 'The pictures could not be loaded',
  'contentMedia.empty': 'No pictures yet',
  'contentMedia.emptyText':
    'Paste or drop pictures into an article, or upload them here to use them later.',
  'contentMedia.room': '{used} of {limit} MB used',
  'contentMedia.full':
    'The space has no room for more pictures. Remove some that no article shows.',
  'contentMedia.drop': 'Or drop a file here',
  'contentMedia.upload': 'Upload',
  'contentMedia.add': 'Upload a picture',
  'contentMedia.added': 'Picture added',
  'contentMedia.facts': '{width} × {height} pixels · {size} kB · {date}',
  'contentMedia.unused': 'No article shows it',
  'contentMedia.uses': 'Shown by',
  'contentMedia.remove': 'Remove',
  'contentMedia.removeOf': 'Remove “{alt}”',
  'contentMedia.removeTitle': 'Remove this picture?',
  'contentMedia.removeText':
    'No article shows it at present. Older revisions that do will show its alternative text instead.',
  'contentMedia.removed': 'Picture removed',
  'contentMedia.removeFailed': 'The picture was not removed',
  'contentMedia.more': 'Show more',
};

export type ContentMediaTexts = typeof en;
