import type { ApiReferenceTexts } from './en.ts';

export const zhCN: ApiReferenceTexts = {
  'apiReference.lead':
    '本站的所有功能都通过同一套 HTTP API 实现，你的程序也可以使用：读取行情和期权链，保存和跟踪策略，管理自选列表、提醒和资金。',
  'apiReference.base': '基础地址',
  'apiReference.format': '格式',
  'apiReference.formatText': 'JSON；时间为 UTC（ISO 8601），价格为美元',
  'apiReference.access': '访问方式',
  'apiReference.accessText':
    '以 API 密钥作为 Bearer 令牌。行情数据不用密钥也能读取，按网络地址计算配额。',
  'apiReference.quota': '每个密钥的配额',
  'apiReference.points': '{points, plural, other {每分钟 # 点}}',
  'apiReference.failed': '无法加载本服务器提供的内容',
  'apiReference.key': '获取 API 密钥',
  'apiReference.keyText':
    '在账户设置中新建密钥：填写名称，选择所需的权限范围和最后有效日（最长 365 天）。密钥只显示一次，请立即保存。你随时可以在那里撤销它。',
  'apiReference.keyLink': '打开账户设置',
  'apiReference.scopes': '权限范围',
  'apiReference.scope': '权限范围',
  'apiReference.opens': '可以访问的内容',
  'apiReference.market': '报价、K 线、新闻、期权链、波动率和财报',
  'apiReference.strategies': '从计划到平仓的策略、历史和绩效',
  'apiReference.watchlists': '自选列表',
  'apiReference.alerts': '提醒及其通知',
  'apiReference.capital': '初始资金、入金和出金',
  'apiReference.content': '您的空间及其文章',
  'apiReference.alone':
    '各权限范围相互独立：写入权限不包含读取权限。任何密钥都不能访问账户本身，例如密码、登录会话或其他密钥。',
  'apiReference.first': '第一次调用',
  'apiReference.curl': '使用 curl',
  'apiReference.client': '使用 TypeScript 客户端',
  'apiReference.clientText':
    '软件包 @toolyard/client 为每个路径、响应和错误码提供类型。它位于源代码的 client 文件夹，其 README 说明如何打包和安装。',
  'apiReference.limits': '配额和错误',
  'apiReference.limitsText':
    '读取消耗 1 点，写入消耗 2 点，服务器耗时较长的调用最多消耗 30 点。响应头 RateLimit 说明剩余点数和恢复时间。',
  'apiReference.errorsText':
    '每个错误都是一个对象，包含 code、message，必要时还有 details。请根据 code 判断，它的含义不会改变；message 供人阅读，语言由 Accept-Language 决定。',
  'apiReference.status': '状态码',
  'apiReference.action': '处理方法',
  'apiReference.202': '行情服务商暂时不接受调用：在 Retry-After 之后再次读取',
  'apiReference.400': '修改请求；details 指出每个有误的字段',
  'apiReference.401': '密钥不存在、已过期或已撤销：请换一个',
  'apiReference.403': '密钥缺少 WWW-Authenticate 中指明的权限范围',
  'apiReference.404': '内容不存在，或不属于你',
  'apiReference.409': '内容在此期间已被修改：请重新读取后再决定',
  'apiReference.429': '在 Retry-After 指定的秒数之后再次调用',
  'apiReference.500': '稍后再次调用；写入请使用相同的 Idempotency-Key',
  'apiReference.all': '全部接口',
  'apiReference.allText': '每个接口的说明都包含字段、响应头、错误码和示例。',
  'apiReference.browse': '浏览全部接口',
  'apiReference.document': 'OpenAPI 文档（JSON）',
};
