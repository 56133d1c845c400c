import type { AboutTexts } from './en.ts';

export const zhCN = {
  'about.title': '关于我们',
  'about.lead':
    '工具坊汇集实用的在线工具，支持中英文，一个账户通用。本页介绍工具坊是什么，以及如何联系我们。',
  'about.contents': '本页内容',
  'about.introduction': '平台介绍',
  'about.introductionWhat':
    '工具坊为个人和企业汇集多种实用工具。现在可以研究和规划期权策略，在自己的浏览器中分析数百万行的数据表，用中英文撰写和发布文章，由示例和 schema 生成类型与数据表，也可以参加人人可验证的抽奖。所有工具共用一个账户。',
  'about.introductionHow':
    '核心是一个独立的业务程序库，服务器和网站都调用它，所以屏幕上的数字和报告里的数字出自同一个公式。源代码以 MIT 许可证公开。',
  'about.mission': '我们的使命',
  'about.missionText':
    '我们希望你能自己核对，而不只是相信。数字应当说明来历，抽奖结果应当人人可以重算，你在浏览器里做的事应当留在浏览器里。',
  'about.missionHow':
    '因此，公式、单位和假设都有说明，结果用公开的参考数据检验，模拟价格明确标注，不需要的信息不会提前索取。',
  'about.join': '加入我们',
  'about.joinText':
    '我们公开协作，小步推进。如果你在意准确的数字、安静的界面，或清晰的中英文表达，请带上你的作品写信给我们。一个合并请求（pull request）就是最好的求职信。',
  'about.partners': '合作伙伴',
  'about.partnersText':
    '行情服务商、券商、学校和社区都可以接入工具坊。每个数据源和券商都有独立的接口，新增接入无需改动工具。请告诉我们你想接入什么。',
  'about.contact': '联系我们',
  'about.contactText': '我们会阅读每一封来信，并用中文或英文回复。',
  'about.email': '邮箱',
  'about.wechat': '微信公众号',
  'about.address': '地址',
  'about.social': '关注我们',
} satisfies AboutTexts;
