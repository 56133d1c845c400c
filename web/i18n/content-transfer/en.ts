export const en = {
  'contentTransfer.notPermitted': 'Editors and owners import and export articles.',
  'contentTransfer.export': 'Export',
  'contentTransfer.exportText':
    'All articles as Markdown files with front matter in a zip archive, in a folder for each language and type. Pictures and drafts are part of it, former revisions are not.',
  'contentTransfer.download': 'Download the archive',
  'contentTransfer.exportFailed': 'The archive could not be made',
  'contentTransfer.import': 'Import',
  'contentTransfer.importText':
    'A zip archive of up to {archive} MB with Markdown files and their pictures, or one Markdown file. Exports of this tool and folders of Hugo and Docusaurus are read. Every article becomes a draft; nothing is published.',
  'contentTransfer.choice': 'Articles that exist',
  'contentTransfer.choice.skip': 'Leave them as they are',
  'contentTransfer.choice.copy': 'Add a copy',
  'contentTransfer.choice.replace': 'Replace their text',
  'contentTransfer.choiceText.skip': 'A file whose address an article already has is not imported.',
  'contentTransfer.choiceText.copy':
    'A file whose address an article already has is imported under a numbered address.',
  'contentTransfer.choiceText.replace':
    'The file becomes the next revision of the article’s draft. Former revisions stay, and so does what is published.',
  'contentTransfer.file': 'Zip archive or Markdown file',
  'contentTransfer.chooseFile': 'Choose a file',
  'contentTransfer.drop': 'Or drop it here. You see what would happen before anything is stored.',
  'contentTransfer.importFailed': 'The file could not be imported',
  'contentTransfer.report': 'Files',
  'contentTransfer.path': 'File',
  'contentTransfer.outcome': 'Result',
  'contentTransfer.address': 'Address',
  'contentTransfer.line': 'Line {line}: {message}',
  'contentTransfer.plan.created': 'Will be added',
  'contentTransfer.plan.replaced': 'Will replace the draft',
  'contentTransfer.plan.same': 'Already there, unchanged',
  'contentTransfer.plan.skipped': 'Article exists, is left',
  'contentTransfer.plan.refused': 'Cannot be imported',
  'contentTransfer.done.created': 'Added',
  'contentTransfer.done.replaced': 'Draft replaced',
  'contentTransfer.done.same': 'Already there, unchanged',
  'contentTransfer.done.skipped': 'Article exists, was left',
  'contentTransfer.done.refused': 'Not imported',
  'contentTransfer.summary':
    '{count, plural, =0 {Nothing would be imported} one {# article would be imported} other {# articles would be imported}}{refused, plural, =0 {} one {, # file cannot be} other {, # files cannot be}}',
  'contentTransfer.summaryDone':
    '{count, plural, =0 {Nothing was imported} one {# article imported} other {# articles imported}}{refused, plural, =0 {} one {, # file was not} other {, # files were not}}',
  'contentTransfer.noFiles': 'No Markdown file was found.',
  'contentTransfer.pictures':
    '{count, plural, =0 {No picture comes along} one {# picture comes along} other {# pictures come along}}',
  'contentTransfer.ignored':
    '{count, plural, one {# file is no Markdown and no picture of an article, and is ignored} other {# files are no Markdown and no pictures of articles, and are ignored}}',
  'contentTransfer.importAction':
    '{count, plural, one {Import # article} other {Import # articles}}',
  'contentTransfer.toArticles': 'To the articles',
};

export type ContentTransferTexts = typeof en;
