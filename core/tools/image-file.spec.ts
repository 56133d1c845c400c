import { expect, it } from '@jest/globals';
import { imageFileFault } from './image-file.ts';

const MB = 1_048_576;

it.each(['text/html', 'image/svg+xml', 'application/pdf', ''])(
  'AT-13 a file of type %j is not an image',
  (type) => expect(imageFileFault({ type, size: 1 })?.code).toBe('IMAGE_TYPE_WRONG'),
);

it('the refusal of another type lists the accepted ones', () =>
  expect(imageFileFault({ type: 'image/svg+xml', size: 1 })?.texts).toMatchObject({
    en: 'Please select an image file: PNG, JPEG, WebP or GIF',
    'zh-CN': '请选择图片文件：PNG、JPEG、WebP 或 GIF',
  }));

it('AT-14 an image of 2 MB and more is too large, one byte less is not', () => {
  const fault = (size: number) => imageFileFault({ type: 'image/png', size })?.texts.en ?? null;
  expect(fault(2 * MB)).toBe('Image size should be less than 2MB');
  expect(fault(2 * MB + 1)).toBe('Image size should be less than 2MB');
  expect(fault(2 * MB - 1)).toBeNull();
});
