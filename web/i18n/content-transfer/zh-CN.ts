import type { ContentTransferTexts } from './en.ts';

export const zhCN: ContentTransferTexts = {
  'contentTransfer.notPermitted': '只有编辑和所有者可以导入和导出文章。',
  'contentTransfer.export': '导出',
  'contentTransfer.exportText':
    '将全部文章导出为带文件头的 Markdown 文件，按语言和类型分文件夹，打包成一个 zip 文件。包含图片和草稿，不包含历史版本。',
  'contentTransfer.download': '下载压缩包',
  'contentTransfer.exportFailed': '未能生成压缩包',
  'contentTransfer.import': '导入',
  'contentTransfer.importText':
    '可导入不超过 {archive} MB 的 zip 文件（内含 Markdown 文件及其图片），或单个 Markdown 文件。支持本工具导出的文件，以及 Hugo 和 Docusaurus 的文件夹。导入的文章均为草稿，不会发布。',
  'contentTransfer.choice': '已存在的文章',
  'contentTransfer.choice.skip': '保持不变',
  'contentTransfer.choice.copy': '另存一份',
  'contentTransfer.choice.replace': '替换内容',
  'contentTransfer.choiceText.skip': '如果地址已被文章占用，则不导入该文件。',
  'contentTransfer.choiceText.copy': '如果地址已被文章占用，则在地址后加编号后导入。',
  'contentTransfer.choiceText.replace':
    '文件成为该文章草稿的下一个版本。历史版本和已发布的内容不受影响。',
  'contentTransfer.file': 'zip 文件或 Markdown 文件',
  'contentTransfer.chooseFile': '选择文件',
  'contentTransfer.drop': '也可以拖放到此处。保存任何内容之前，您会先看到处理结果。',
  'contentTransfer.importFailed': '文件未能导入',
  'contentTransfer.report': '文件',
  'contentTransfer.path': '文件',
  'contentTransfer.outcome': '结果',
  'contentTransfer.address': '地址',
  'contentTransfer.line': '第 {line} 行：{message}',
  'contentTransfer.plan.created': '将添加',
  'contentTransfer.plan.replaced': '将替换草稿',
  'contentTransfer.plan.same': '已存在，内容相同',
  'contentTransfer.plan.skipped': '文章已存在，保持不变',
  'contentTransfer.plan.refused': '无法导入',
  'contentTransfer.done.created': '已添加',
  'contentTransfer.done.replaced': '已替换草稿',
  'contentTransfer.done.same': '已存在，内容相同',
  'contentTransfer.done.skipped': '文章已存在，未改动',
  'contentTransfer.done.refused': '未导入',
  'contentTransfer.summary':
    '{count, plural, =0 {没有可导入的文章} other {将导入 # 篇文章}}{refused, plural, =0 {} other {，# 个文件无法导入}}',
  'contentTransfer.summaryDone':
    '{count, plural, =0 {没有导入任何文章} other {已导入 # 篇文章}}{refused, plural, =0 {} other {，# 个文件未导入}}',
  'contentTransfer.noFiles': '没有找到 Markdown 文件。',
  'contentTransfer.pictures': '{count, plural, other {随文章导入 # 张图片}}',
  'contentTransfer.ignored':
    '{count, plural, other {# 个文件既不是 Markdown，也不是文章的图片，已忽略}}',
  'contentTransfer.importAction': '{count, plural, other {导入 # 篇文章}}',
  'contentTransfer.toArticles': '查看文章',
};
