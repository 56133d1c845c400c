import type { RecoveryTexts } from './en.ts';

export const zhCN = {
  'recovery.title': '重设密码',
  'recovery.text': '我们会发送一封邮件，里面有设置新密码的链接。',
  'recovery.send': '发送链接',
  'recovery.sending': '发送中...',
  'recovery.sentTitle': '请查收邮件',
  'recovery.sent':
    '如果 {email} 已注册，你会收到一封带有链接的邮件。链接 30 分钟内有效，只能使用一次。',
  'recovery.notArrived': '没有收到？请查看垃圾邮件，或过几分钟再申请一次。',
  'recovery.again': '重新申请',
  'recovery.back': '返回登录',
  'recovery.failed': '申请失败，请稍后再试',
  'recovery.newTitle': '设置新密码',
  'recovery.newText': '保存后，所有设备都会退出登录。',
  'recovery.newPassword': '新密码',
  'recovery.confirm': '确认新密码',
  'recovery.save': '保存密码',
  'recovery.saving': '保存中...',
  'recovery.saveFailed': '密码保存失败，请稍后再试',
  'recovery.doneTitle': '密码已修改',
  'recovery.done': '请使用新密码登录。',
  'recovery.voidTitle': '链接无法使用',
  'recovery.void': '链接已过期、已被使用，或没有复制完整。',
  'recovery.newLink': '重新申请链接',
} satisfies RecoveryTexts;
