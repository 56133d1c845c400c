import type { AccountMailTexts } from './account-mail.ts';

const letter = (...paragraphs: readonly string[]): string =>
  ['你好：', ...paragraphs, 'Toolyard 工具坊'].join('\n\n') + '\n';

const notYou = (link: string): string =>
  `如果不是你本人操作，请立即重设密码，重设后所有设备都会退出登录：\n${link}`;

const notYouAdmin = (link: string): string =>
  `如果不是你本人操作，请立即联系其他超级管理员，重设密码并结束所有登录：\n${link}`;

export const MAIL_TEXTS_ZH: AccountMailTexts = {
  'password-reset': ({ address, link }) => ({
    subject: '重设你的 Toolyard 密码',
    text: letter(
      `有人（应该就是你）申请为 Toolyard 账户 ${address} 重设密码。`,
      `请在 30 分钟内打开下面的链接，设置新密码：\n${link}`,
      '链接只能使用一次。如果不是你本人申请的，请忽略本邮件，密码不会改变。',
    ),
  }),
  'password-reset-sent': ({ address, link }) => ({
    subject: '重设你的 Toolyard 密码',
    text: letter(
      `管理员向你发送了此链接，用于重设 Toolyard 账户 ${address} 的密码。`,
      `请在 30 分钟内打开下面的链接，设置新密码：\n${link}`,
      '链接只能使用一次。如果你能正常登录，请忽略本邮件，密码不会改变。',
    ),
  }),
  'password-changed': ({ address, at, link }) => ({
    subject: '你的 Toolyard 密码已修改',
    text: letter(
      `Toolyard 账户 ${address} 的密码已于 ${at} 修改，其他设备已退出登录。`,
      notYou(link),
    ),
  }),
  'second-factor-on': ({ address, at, link }) => ({
    subject: '两步验证已开启',
    text: letter(
      `Toolyard 账户 ${address} 已于 ${at} 开启两步验证。今后登录时，还需要输入身份验证器中的验证码。`,
      '请妥善保管恢复码：身份验证器丢失时，可以用它登录。',
      notYou(link),
    ),
  }),
  'admin-password-changed': ({ address, at, link }) => ({
    subject: '你的 Toolyard 管理后台密码已修改',
    text: letter(
      `管理后台账户 ${address} 的密码已于 ${at} 修改，其他设备已退出登录。`,
      notYouAdmin(link),
    ),
  }),
  'admin-second-factor-on': ({ address, at, link }) => ({
    subject: '你的 Toolyard 管理后台账户已开启两步验证',
    text: letter(
      `管理后台账户 ${address} 已于 ${at} 开启两步验证。今后登录时，还需要输入身份验证器中的验证码。`,
      notYouAdmin(link),
    ),
  }),
  'admin-second-factor-off': ({ address, at, link }) => ({
    subject: '你的 Toolyard 管理后台账户已关闭两步验证',
    text: letter(
      `管理后台账户 ${address} 已于 ${at} 关闭两步验证。今后只需密码即可登录，原有的恢复码已失效。`,
      notYouAdmin(link),
    ),
  }),
  'second-factor-off': ({ address, at, link }) => ({
    subject: '两步验证已关闭',
    text: letter(
      `Toolyard 账户 ${address} 已于 ${at} 关闭两步验证。今后只需密码即可登录，原有的恢复码已失效。`,
      notYou(link),
    ),
  }),
  'email-confirmation': ({ address, link }) => ({
    subject: '请验证你的 Toolyard 邮箱',
    text: letter(
      `请在 24 小时内打开下面的链接，确认 ${address} 是你的 Toolyard 账户邮箱：\n${link}`,
      '如果账户不是你注册的，说明有人使用了你的邮箱。请在登录页点击“忘记密码”接管该账户：首次重设密码后，其他人都会退出登录。',
    ),
  }),
  'email-change': ({ address, link }) => ({
    subject: '请确认你的 Toolyard 新邮箱',
    text: letter(
      `你申请今后用 ${address} 登录 Toolyard。请在 24 小时内打开下面的链接完成更换：\n${link}`,
      '在此之前，账户仍使用原来的邮箱。如果不是你本人申请的，请忽略本邮件。',
    ),
  }),
  'email-changed': ({ address, at, link }) => ({
    subject: '你的 Toolyard 账户邮箱已更换',
    text: letter(
      `Toolyard 账户 ${address} 已于 ${at} 更换邮箱，${address} 不能再用于登录。`,
      `如果不是你本人操作，请立即联系网站管理员，联系方式见“关于”页面：\n${link}`,
    ),
  }),
  'account-deleted': ({ address, at, link }) => ({
    subject: '你的 Toolyard 账户已删除',
    text: letter(
      `Toolyard 账户 ${address} 已于 ${at} 永久删除，其中的策略、设置和登录会话均已清除。操作记录中的姓名和邮箱已替换为代号。`,
      '这是关于此账户的最后一封邮件。该邮箱可以重新注册。',
      `如果这不是你的意愿，请联系网站管理员，联系方式见“关于”页面：\n${link}`,
    ),
  }),
  'api-key-created': ({ address, at, link }) => ({
    subject: '你的 Toolyard 账户新建了 API 密钥',
    text: letter(
      `Toolyard 账户 ${address} 于 ${at} 新建了一个 API 密钥。持有该密钥的程序可以代表你操作。`,
      `如果不是你本人操作，请立即在设置中撤销该密钥，并修改密码：\n${link}`,
    ),
  }),
  'passkey-added': ({ address, at, link }) => ({
    subject: '你的 Toolyard 账户添加了通行密钥',
    text: letter(
      `Toolyard 账户 ${address} 于 ${at} 添加了一个通行密钥。使用它登录无需密码。`,
      `如果不是你本人操作，请立即在设置中移除该通行密钥，并修改密码：\n${link}`,
    ),
  }),
  'passkey-removed': ({ address, at, link }) => ({
    subject: '你的 Toolyard 账户移除了通行密钥',
    text: letter(
      `Toolyard 账户 ${address} 于 ${at} 移除了一个通行密钥，它不能再用于登录。`,
      `如果不是你本人操作，请立即检查设置并修改密码：\n${link}`,
    ),
  }),
  'admin-passkey-added': ({ address, at, link }) => ({
    subject: '你的 Toolyard 管理后台账户添加了通行密钥',
    text: letter(
      `管理后台账户 ${address} 于 ${at} 添加了一个通行密钥。使用它登录无需密码。`,
      notYouAdmin(link),
    ),
  }),
  'admin-passkey-removed': ({ address, at, link }) => ({
    subject: '你的 Toolyard 管理后台账户移除了通行密钥',
    text: letter(
      `管理后台账户 ${address} 于 ${at} 移除了一个通行密钥，它不能再用于登录。`,
      notYouAdmin(link),
    ),
  }),
  'second-factor-refused': ({ address, at, link }) => ({
    subject: '你的 Toolyard 账户收到错误的验证码',
    text: letter(
      `${at}，有人为 Toolyard 账户 ${address} 输入了正确的密码，但两步验证码错误，未能登录。`,
      '如果是你输错了验证码，请忽略本邮件。',
      `如果不是你本人操作，说明有人知道你的密码，请立即重设密码：\n${link}`,
    ),
  }),
  'admin-second-factor-refused': ({ address, at, link }) => ({
    subject: '你的 Toolyard 管理后台账户收到错误的验证码',
    text: letter(
      `${at}，有人为管理后台账户 ${address} 输入了正确的密码，但两步验证码错误，未能登录。`,
      '如果是你输错了验证码，请忽略本邮件。',
      `如果不是你本人操作，说明有人知道你的密码。请立即登录并修改密码，或联系其他超级管理员：\n${link}`,
    ),
  }),
  'account-created': ({ address, link, days }) => ({
    subject: '你的 Toolyard 账户',
    text: letter(
      `管理员已为 ${address} 创建 Toolyard 账户。`,
      `请在 ${days} 天内打开下面的链接，设置你的密码：\n${link}`,
      '链接只能使用一次，且只有最近一封邀请邮件中的链接有效。如果链接已过期，请联系管理员重新发送，或在登录页点击“忘记密码”。',
    ),
  }),
};
