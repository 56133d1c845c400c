import { defineError, type Texts } from '../shared/index.ts';

export const consoleTexts = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

export const TOOL_ID_TAKEN = defineError(
  'conflict',
  'TOOL_ID_TAKEN',
  consoleTexts('A tool with this ID already exists', '该工具 ID 已存在'),
);
export const TOOL_UNKNOWN = defineError(
  'notFound',
  'TOOL_UNKNOWN',
  consoleTexts('This tool does not exist', '该工具不存在'),
);
export const TOOL_INVALID = defineError(
  'validation',
  'TOOL_INVALID',
  consoleTexts('This tool cannot be saved as it is', '工具内容有误，无法保存'),
);
export const TOOLS_CHANGED = defineError(
  'conflict',
  'TOOLS_CHANGED',
  consoleTexts('The list of tools has changed in the meantime', '工具列表已发生变化'),
);
export const IMAGE_TYPE_WRONG = defineError(
  'unsupportedMedia',
  'IMAGE_TYPE_WRONG',
  consoleTexts(
    'Please select an image file: PNG, JPEG, WebP or GIF',
    '请选择图片文件：PNG、JPEG、WebP 或 GIF',
  ),
);
export const IMAGE_TOO_LARGE = defineError(
  'tooLarge',
  'IMAGE_TOO_LARGE',
  consoleTexts('Image size should be less than 2MB', '图片大小不能超过 2MB'),
);
export const IMAGE_TOO_MANY_PIXELS = defineError(
  'validation',
  'IMAGE_TOO_MANY_PIXELS',
  consoleTexts('The image has too many pixels', '图片像素过多'),
);
export const IMAGES_OVERLOADED = defineError(
  'throttled',
  'IMAGES_OVERLOADED',
  consoleTexts('Too many images at once, please try again in a moment', '图片处理繁忙，请稍后再试'),
);
