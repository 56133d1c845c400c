import { defineError, INVISIBLE_TEXT } from '../shared/index.ts';

export const CREDENTIALS_WRONG = defineError('unauthenticated', 'CREDENTIALS_WRONG', {
  en: 'Login failed, please check your email and password',
  'zh-CN': '登录失败，请检查邮箱和密码',
});
export const ADMIN_CREDENTIALS_WRONG = defineError('unauthenticated', 'ADMIN_CREDENTIALS_WRONG', {
  en: 'Login failed, please check username and password',
  'zh-CN': '登录失败，请检查用户名和密码',
});
export const USER_DISABLED = defineError('forbidden', 'USER_DISABLED', {
  en: 'This account is disabled, please contact us',
  'zh-CN': '该账户已停用，请联系我们',
});
export const SESSION_INVALID = defineError('unauthenticated', 'SESSION_INVALID', {
  en: 'This session is not valid, please sign in again',
  'zh-CN': '登录已失效，请重新登录',
});
export const FORBIDDEN = defineError('forbidden', 'FORBIDDEN', {
  en: 'You do not have permission to perform this action',
  'zh-CN': '你没有权限执行此操作',
});
export const PASSWORD_CHANGE_NEEDED = defineError('forbidden', 'PASSWORD_CHANGE_NEEDED', {
  en: 'Please choose a password of your own first',
  'zh-CN': '请先设置你自己的密码',
});
export const SECOND_FACTOR_DUE = defineError('forbidden', 'SECOND_FACTOR_DUE', {
  en: 'Please set up two-step verification first',
  'zh-CN': '请先设置两步验证',
});
export const API_KEY_INVALID = defineError('unauthenticated', 'API_KEY_INVALID', {
  en: 'This API key is unknown, has expired or was revoked',
  'zh-CN': '该 API 密钥不存在、已过期或已被撤销',
});
export const API_KEY_NOT_ALLOWED = defineError('forbidden', 'API_KEY_NOT_ALLOWED', {
  en: 'This operation cannot be called with an API key',
  'zh-CN': '此操作不能用 API 密钥调用',
});
export const API_KEY_SCOPE_MISSING = defineError('forbidden', 'API_KEY_SCOPE_MISSING', {
  en: 'This API key does not have the scope of this operation',
  'zh-CN': '该 API 密钥没有此操作所需的权限范围',
});
export const API_KEY_UNKNOWN = defineError('notFound', 'API_KEY_UNKNOWN', {
  en: 'This API key does not exist, or was revoked',
  'zh-CN': '该 API 密钥不存在或已被撤销',
});
export const API_KEY_SCOPES_INVALID = defineError('validation', 'API_KEY_SCOPES_INVALID', {
  en: 'Please choose at least one scope',
  'zh-CN': '请至少选择一个权限范围',
});
export const API_KEY_EXPIRY_INVALID = defineError('validation', 'API_KEY_EXPIRY_INVALID', {
  en: 'The last day must be between today and 365 days from now',
  'zh-CN': '到期日须在今天到 365 天之内',
});
export const TOO_MANY_API_KEYS = defineError('conflict', 'TOO_MANY_API_KEYS', {
  en: 'An account may have 10 API keys; please revoke one first',
  'zh-CN': '每个账户最多有 10 个 API 密钥，请先撤销一个',
});
export const PASSKEY_UNKNOWN = defineError('notFound', 'PASSKEY_UNKNOWN', {
  en: 'This passkey does not exist, or was removed',
  'zh-CN': '该通行密钥不存在或已被移除',
});
export const PASSKEY_INVALID = defineError('validation', 'PASSKEY_INVALID', {
  en: 'The passkey could not be verified, please try again',
  'zh-CN': '无法验证该通行密钥，请重试',
});
export const PASSKEY_KNOWN = defineError('conflict', 'PASSKEY_KNOWN', {
  en: 'This passkey is already registered',
  'zh-CN': '该通行密钥已经添加过',
});
export const TOO_MANY_PASSKEYS = defineError('conflict', 'TOO_MANY_PASSKEYS', {
  en: 'An account may have 10 passkeys; please remove one first',
  'zh-CN': '每个账户最多有 10 个通行密钥，请先移除一个',
});
export const SESSION_UNKNOWN = defineError('notFound', 'SESSION_UNKNOWN', {
  en: 'This session does not exist, or has ended',
  'zh-CN': '该登录不存在或已结束',
});
export const TOO_MANY_ATTEMPTS = defineError('throttled', 'TOO_MANY_ATTEMPTS', {
  en: 'Too many attempts, please wait a moment and try again',
  'zh-CN': '尝试次数过多，请稍候再试',
});
export const OVERLOADED = defineError('throttled', 'OVERLOADED', {
  en: 'The server is very busy, please try again in a moment',
  'zh-CN': '服务器繁忙，请稍后再试',
});
export const EMAIL_TAKEN = defineError('conflict', 'EMAIL_TAKEN', {
  en: 'This email is already registered',
  'zh-CN': '该邮箱已被注册',
});
export const USERNAME_TAKEN = defineError('conflict', 'USERNAME_TAKEN', {
  en: 'This username is already in use',
  'zh-CN': '该用户名已被使用',
});
export const USERNAME_INVALID = defineError('validation', 'USERNAME_INVALID', {
  en: 'The username must have 2 to 50 letters, digits, dots, hyphens or underscores',
  'zh-CN': '用户名须为 2 到 50 个字母、数字、点、连字符或下划线',
});
export const CREDENTIALS_MISSING = defineError('validation', 'CREDENTIALS_MISSING', {
  en: 'Please enter email and password',
  'zh-CN': '请填写邮箱和密码',
});
export const ADMIN_CREDENTIALS_MISSING = defineError('validation', 'ADMIN_CREDENTIALS_MISSING', {
  en: 'Please enter username and password',
  'zh-CN': '请输入用户名和密码',
});
export const FIELDS_MISSING = defineError('validation', 'FIELDS_MISSING', {
  en: 'Please fill in all required fields',
  'zh-CN': '请填写所有必填字段',
});
export const PASSWORDS_DIFFER = defineError('validation', 'PASSWORDS_DIFFER', {
  en: 'The two passwords do not match',
  'zh-CN': '两次输入的密码不一致',
});
export const PASSWORD_TOO_LONG = defineError('validation', 'PASSWORD_TOO_LONG', {
  en: 'The password must not be longer than 128 characters',
  'zh-CN': '密码长度不能超过 128 个字符',
});
export const PASSWORD_UNCHANGED = defineError('validation', 'PASSWORD_UNCHANGED', {
  en: 'The new password must differ from the current one',
  'zh-CN': '新密码不能与当前密码相同',
});
export const PASSWORD_COMMON = defineError('validation', 'PASSWORD_COMMON', {
  en: 'This password is among the most common ones, please choose another',
  'zh-CN': '该密码过于常见，请换一个',
});
export const PASSWORD_PREDICTABLE = defineError('validation', 'PASSWORD_PREDICTABLE', {
  en: 'The password must be more than a common word, your name, your address or the name of this site with digits or punctuation around it',
  'zh-CN': '密码不能只是在常见词、你的姓名、用户名、邮箱或本站名称前后加数字或标点',
});
export const EMAIL_INVALID = defineError('validation', 'EMAIL_INVALID', {
  en: 'Please enter a valid email address',
  'zh-CN': '请输入有效的邮箱地址',
});
export const NAME_INVISIBLE = defineError('validation', 'NAME_INVISIBLE', INVISIBLE_TEXT);
export const NAME_INVALID = defineError('validation', 'NAME_INVALID', {
  en: 'The name must have 1 to 100 characters',
  'zh-CN': '名称须为 1 到 100 个字符',
});
export const REAUTHENTICATION_NEEDED = defineError('forbidden', 'REAUTHENTICATION_NEEDED', {
  en: 'Please enter your password again to do this',
  'zh-CN': '请再次输入密码以继续',
});
export const PASSWORD_WRONG = defineError('validation', 'PASSWORD_WRONG', {
  en: 'The password is incorrect',
  'zh-CN': '密码不正确',
});
export const RESET_TOKEN_INVALID = defineError('validation', 'RESET_TOKEN_INVALID', {
  en: 'This link has expired or was already used; please request a new one',
  'zh-CN': '该链接已过期或已被使用，请重新申请',
});
export const INVITATION_INVALID = defineError('validation', 'INVITATION_INVALID', {
  en: 'This invitation was replaced by a newer one, or the link is incomplete',
  'zh-CN': '该邀请已被新的邀请取代，或链接不完整',
});
export const INVITATION_EXPIRED = defineError('validation', 'INVITATION_EXPIRED', {
  en: 'This invitation has expired; ask an administrator to send it again',
  'zh-CN': '该邀请已过期，请联系管理员重新发送',
});
export const INVITATION_USED = defineError('validation', 'INVITATION_USED', {
  en: 'This invitation was already used; sign in with the password that was chosen',
  'zh-CN': '该邀请已被使用，请用已设置的密码登录',
});
export const NOT_INVITED = defineError('conflict', 'NOT_INVITED', {
  en: 'No invitation is pending: this user has already chosen a password',
  'zh-CN': '没有待接受的邀请：该用户已自行设置密码',
});
export const SECOND_FACTOR_NEEDED = defineError('unauthenticated', 'SECOND_FACTOR_NEEDED', {
  en: 'Please enter the code from your authenticator app',
  'zh-CN': '请输入身份验证器中的验证码',
});
export const SECOND_FACTOR_WRONG = defineError('unauthenticated', 'SECOND_FACTOR_WRONG', {
  en: 'This code is incorrect or was already used',
  'zh-CN': '验证码不正确或已被使用',
});
/** The same two for a signed-in caller: a 401 would end the session. */
export const SECOND_FACTOR_NEEDED_AGAIN = defineError('validation', 'SECOND_FACTOR_NEEDED_AGAIN', {
  en: 'Please enter the code from your authenticator app as well',
  'zh-CN': '请同时输入身份验证器中的验证码',
});
export const SECOND_FACTOR_CODE_WRONG = defineError('validation', 'SECOND_FACTOR_CODE_WRONG', {
  en: 'This code is incorrect or was already used',
  'zh-CN': '验证码不正确或已被使用',
});
export const SECOND_FACTOR_UNREADABLE = defineError('conflict', 'SECOND_FACTOR_UNREADABLE', {
  en: 'This server does not have the key of your two-step verification, so it cannot check a code of the app; a recovery code still works',
  'zh-CN': '此服务器没有您的两步验证所用的密钥，无法核对验证器中的验证码；恢复码仍可使用',
});
export const EMAIL_UNVERIFIED = defineError('forbidden', 'EMAIL_UNVERIFIED', {
  en: 'Please verify your email address first: open the link we emailed to you',
  'zh-CN': '请先验证邮箱：打开验证邮件中的链接',
});
export const EMAIL_VERIFIED = defineError('conflict', 'EMAIL_VERIFIED', {
  en: 'This email address is already verified',
  'zh-CN': '该邮箱已经验证',
});
export const EMAIL_UNCHANGED = defineError('validation', 'EMAIL_UNCHANGED', {
  en: 'This is already the email address of the account',
  'zh-CN': '这就是账户当前的邮箱',
});
export const SECOND_FACTOR_ON = defineError('conflict', 'SECOND_FACTOR_ON', {
  en: 'Two-step verification is already on',
  'zh-CN': '两步验证已经开启',
});
export const SECOND_FACTOR_OFF = defineError('conflict', 'SECOND_FACTOR_OFF', {
  en: 'Two-step verification is not on',
  'zh-CN': '两步验证尚未开启',
});

export const USER_UNKNOWN = defineError('notFound', 'USER_UNKNOWN', {
  en: 'This user does not exist',
  'zh-CN': '该用户不存在',
});
export const ADMIN_UNKNOWN = defineError('notFound', 'ADMIN_UNKNOWN', {
  en: 'This admin does not exist',
  'zh-CN': '该管理员不存在',
});
export const SUPERADMIN_UNDELETABLE = defineError('forbidden', 'SUPERADMIN_UNDELETABLE', {
  en: 'A user with the role superadmin cannot be deleted',
  'zh-CN': '不能删除超级管理员角色的用户',
});
export const LAST_SUPERADMIN = defineError('conflict', 'LAST_SUPERADMIN', {
  en: 'At least one active superadmin must remain',
  'zh-CN': '必须至少保留一位启用的超级管理员',
});
export const OWN_ROLE = defineError('forbidden', 'OWN_ROLE', {
  en: 'You cannot remove your own superadmin role',
  'zh-CN': '不能取消自己的超级管理员角色',
});
export const OWN_ACCOUNT = defineError('forbidden', 'OWN_ACCOUNT', {
  en: 'You cannot delete or disable your own account',
  'zh-CN': '不能删除或停用自己的账户',
});
export const OWN_SECOND_FACTOR = defineError('forbidden', 'OWN_SECOND_FACTOR', {
  en: 'You cannot remove your own two-step verification here; use your profile',
  'zh-CN': '不能在此移除自己的两步验证，请前往个人资料',
});
export const PAGE_TOO_DEEP = defineError('validation', 'PAGE_TOO_DEEP', {
  en: 'This page is too far from both ends of the list; please search, or continue from a closer page',
  'zh-CN': '该页距离列表两端太远，请搜索或从较近的页面继续',
});
export const EMAIL_REPEATED = defineError('validation', 'EMAIL_REPEATED', {
  en: 'This email appears in an earlier line of the file',
  'zh-CN': '该邮箱已出现在文件前面的行中',
});
export const LINE_MALFORMED = defineError('validation', 'LINE_MALFORMED', {
  en: 'This line has more or fewer fields than the first line, or an unescaped quote in a field',
  'zh-CN': '该行的字段数与第一行不同，或字段内的引号未转义',
});
export const ROLE_INVALID = defineError('validation', 'ROLE_INVALID', {
  en: 'The role must be user or superadmin',
  'zh-CN': '角色必须是 user 或 superadmin',
});
export const IMPORT_COLUMNS = defineError('validation', 'IMPORT_COLUMNS', {
  en: 'The first line must name the columns name and email, and may name role',
  'zh-CN': '第一行必须包含 name 和 email 两列，可另有 role 列',
});
export const IMPORT_TOO_LONG = defineError('validation', 'IMPORT_TOO_LONG', {
  en: 'A file may have at most 1,000 users',
  'zh-CN': '文件最多包含 1000 个用户',
});
export const MATCHES_CHANGED = defineError('conflict', 'MATCHES_CHANGED', {
  en: 'The number of users that match has changed; please check it and confirm again',
  'zh-CN': '符合条件的用户数量已变化，请核对后重新确认',
});
export const VIEW_NAME_INVALID = defineError('validation', 'VIEW_NAME_INVALID', {
  en: 'Please enter a name of at most 40 visible characters',
  'zh-CN': '请输入名称，最多 40 个可见字符',
});
export const VIEW_NAME_TAKEN = defineError('conflict', 'VIEW_NAME_TAKEN', {
  en: 'You already have a view of this list with this name',
  'zh-CN': '此列表已有同名视图',
});
export const VIEW_QUERY_INVALID = defineError('validation', 'VIEW_QUERY_INVALID', {
  en: 'A view keeps the search, filters, sort order and page size of its list’s address, each at most once',
  'zh-CN': '视图只保存列表地址中的搜索、筛选、排序和每页行数，每项至多一次',
});
export const TOO_MANY_VIEWS = defineError('conflict', 'TOO_MANY_VIEWS', {
  en: 'A list may have at most 20 saved views; please delete one first',
  'zh-CN': '每个列表最多保存 20 个视图，请先删除一个',
});
export const VIEW_UNKNOWN = defineError('notFound', 'VIEW_UNKNOWN', {
  en: 'This view does not exist, or was deleted',
  'zh-CN': '该视图不存在或已被删除',
});
