import type { AboutTexts } from './en.ts';

export const zhCN = {
  'about.title': '关于我们',
  'about.lead':
    'Toolyard 工具坊把实用的在线工具放在一起：两种语言，一个账户。本页说明它是什么、如何联系我们，以及使用条款。',
  'about.contents': '本页内容',
  'about.introduction': '平台介绍',
  'about.introductionWhat':
    '工具坊为个人和企业汇集多种实用工具。期权策略的研究与规划现在就能使用，规则公开的抽奖可以浏览；参与抽奖、数据分析、内容管理和代码生成正在准备中。它们共用一个账户和同一种用法。',
  'about.introductionHow':
    '核心是一个只懂业务的程序库，服务器和网站只是调用它，所以屏幕上的数字和报告里的数字来自同一个公式。源代码以 MIT 许可证公开。',
  'about.mission': '我们的使命',
  'about.missionText':
    '我们希望人们能够核对，而不是只能相信。数字应当说明来历，抽奖应当可以重算，你在浏览器里做的事应当留在浏览器里。',
  'about.missionHow':
    '因此公式、单位和假设都写明，结果用公开的参考数据检验，模拟价格标明为模拟，不需要的信息不会先向你索取。',
  'about.join': '加入我们',
  'about.joinText':
    '我们公开地、一小步一小步地工作。如果你在意准确的数字、安静的界面，或清楚的中英文表达，请带上你的作品写信给我们。一个合并请求就是最好的求职信。',
  'about.partners': '合作伙伴',
  'about.partnersText':
    '行情服务商、券商、学校和社区都可以接入工具坊。每个数据源和每家券商都在自己的接口之后，增加一个不必改动工具本身。请告诉我们你想接入什么。',
  'about.help': '帮助中心',
  'about.helpText':
    '多数页面会就地说明：空列表告诉你下一步做什么，被拒绝的输入说明原因，每次失败都可以重试。可以从这里开始：',
  'about.helpOptions': '三步规划一个期权策略',
  'about.helpTools': '浏览全部工具',
  'about.helpAccount': '创建账户',
  'about.helpWrite': '如果哪里不能用，请写信到下面的地址，说明你做了什么、看到了什么。',
  'about.faq': '常见问题',
  'about.faqAccount': '需要账户吗？',
  'about.faqAccountText': '浏览和分析不需要。保存策略和连接券商时需要，将来参与抽奖时也需要。',
  'about.faqPrices': '价格是真实的吗？',
  'about.faqPricesText':
    '每一块内容都会自己说明。没有接入行情时市场是模拟的，并标明为模拟；历史期权链会标出记录的日期。',
  'about.faqCost': '怎么收费？',
  'about.faqCostText': '不收费。工具坊是开源的，谁运行谁负担服务器。',
  'about.faqLanguage': '可以更改语言和涨跌颜色吗？',
  'about.faqLanguageText':
    '可以。语言在页首更改，两者都可以在设置里更改。红绿随你习惯的市场互换，也有色觉友好的配色。',
  'about.faqLeave': '怎样带走数据或离开？',
  'about.faqLeaveText':
    '在设置的账户页里，一个按钮把属于你的全部数据导出为文件，另一个按钮删除账户。',
  'about.terms': '条款和条件',
  'about.termsUse':
    '你可以为合法目的使用工具坊。请不要试图进入他人的账户，不要故意使服务过载，也不要输入你无权使用的内容。',
  'about.termsAdvice':
    '期权工具显示的是在所述假设下的计算结果，不是投资建议，也不是要约。期权的亏损可能超过支付的金额，决定由你作出。',
  'about.termsLiability':
    '在法律允许的范围内，服务按现状提供，不承诺没有缺陷或始终可用。违反本条款使用的账户可能被关闭。',
  'about.privacy': '隐私政策',
  'about.privacyKept':
    '我们只保存账户所需的内容：名称和邮箱、无法还原的密码哈希、登录会话的设备、缩短的网络地址和时间，以及你保存的内容。',
  'about.privacyBrowser':
    '一个脚本无法读取的 Cookie 使你保持登录。主题、语言和登录状态记在你自己的浏览器里。没有广告或跟踪 Cookie，页面不会从其他网站加载任何内容。',
  'about.privacyRights':
    '你随时可以在设置里查看、导出和删除数据。删除账户会立即清除你的个人信息。除非你自己连接券商或法律要求，我们不会把任何内容交给他人。',
  'about.contact': '联系我们',
  'about.contactText': '每封来信我们都会看，用中文或英文回复。',
  'about.email': '邮箱',
  'about.wechat': '微信公众号',
  'about.address': '地址',
  'about.social': '其他平台',
} satisfies AboutTexts;
