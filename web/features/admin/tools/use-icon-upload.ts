import { useState } from 'react';
import { imageFileFault } from '@toolyard/core/tools';
import { errorMessage } from '../../../api/error-message.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { toolsApi } from './tools-api.ts';

/** Takes an image to the server; what cannot be one is refused here. */
export function useIconUpload(onUploaded: (url: string) => void) {
  const t = useText();
  const language = useLanguage();
  const [fault, setFault] = useState<string | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [uploadImage, { isLoading }] = toolsApi.useUploadImageMutation();

  const upload = async (image: File) => {
    const refused = imageFileFault(image);
    setFault(refused && (refused.texts[language] ?? refused.message));
    if (refused) return;
    const answer = await uploadImage({ body: { image } });
    if (answer.data) {
      setName(image.name);
      return onUploaded(answer.data.data.url);
    }
    setFault(errorMessage(answer.error, t('adminTools.uploadFailed')));
  };

  return { upload, fault, busy: isLoading, name };
}
