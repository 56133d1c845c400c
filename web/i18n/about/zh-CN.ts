import type { AboutTexts } from './en.ts';

export const zhCN = {
  'about.title': '关于我们',
  'about.lead':
    '工具坊汇集实用的在线工具，支持中英文，一个账户通用。本页介绍工具坊是什么、如何联系我们，以及使用条款。',
  'about.contents': '本页内容',
  'about.introduction': '平台介绍',
  'about.introductionWhat':
    '工具坊为个人和企业汇集多种实用工具。现在可以研究和规划期权策略，在自己的浏览器中分析数百万行的数据表，也可以参加人人可验证的抽奖；内容管理和代码生成正在准备中。所有工具共用一个账户。',
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
  'about.help': '帮助中心',
  'about.helpText':
    '多数页面自带说明：列表为空时提示下一步，输入有误时说明原因，操作失败后可以重试。可以从这里开始：',
  'about.helpOptions': '三步规划一个期权策略',
  'about.helpTools': '浏览全部工具',
  'about.helpAccount': '创建账户',
  'about.helpWrite': '遇到问题时，请写信到下面的地址，说明你做了什么、看到了什么。',
  'about.faq': '常见问题',
  'about.faqAccount': '需要账户吗？',
  'about.faqAccountText': '浏览和分析不需要。保存策略、连接券商和参与抽奖需要登录。',
  'about.faqPrices': '价格是真实的吗？',
  'about.faqPricesText':
    '每块内容都有标注。未接入行情服务时，市场为模拟数据并明确标注；历史期权链会标出记录日期。',
  'about.faqCost': '怎么收费？',
  'about.faqCostText': '不收费。工具坊是开源项目，服务器费用由运行者承担。',
  'about.faqLanguage': '可以更改语言和涨跌颜色吗？',
  'about.faqLanguageText':
    '可以。语言可在页面顶部切换，两者都能在设置里更改。红涨绿跌或绿涨红跌任选，也有色觉友好的配色。',
  'about.faqLeave': '怎样导出数据或注销账户？',
  'about.faqLeaveText': '在“设置 - 账户设置”中，可以一键导出全部数据，也可以删除账户。',
  'about.terms': '条款和条件',
  'about.termsUse':
    '你可以出于合法目的使用工具坊。请勿尝试进入他人账户，请勿故意使服务过载，也请勿输入你无权使用的内容。',
  'about.termsAdvice':
    '期权工具显示的是在所述假设下的计算结果，不构成投资建议或要约。期权的亏损可能超过投入的金额，请自行决策。',
  'about.termsLiability':
    '在法律允许的范围内，服务按现状提供，不保证没有缺陷或始终可用。违反本条款的账户可能被关闭。',
  'about.privacy': '隐私政策',
  'about.privacyKept':
    '我们只保存账户所需的信息：姓名和邮箱、不可还原的密码哈希、登录会话的设备、缩短的网络地址和时间，以及你保存的内容。',
  'about.privacyBrowser':
    '我们用一个脚本无法读取的 Cookie 保持登录状态。主题、语言和会话保存在你的浏览器里。没有广告或跟踪 Cookie，页面不会从其他网站加载内容。',
  'about.privacyRights':
    '你随时可以在设置中查看、导出和删除数据。删除账户会立即清除你的个人信息。除非你自己连接券商，或法律要求，我们不会向他人提供任何信息。',
  'about.contact': '联系我们',
  'about.contactText': '我们会阅读每一封来信，并用中文或英文回复。',
  'about.email': '邮箱',
  'about.wechat': '微信公众号',
  'about.address': '地址',
  'about.social': '关注我们',
} satisfies AboutTexts;
