import { useEffect, useState } from 'react';
import { mediaFileFault, parseAlt } from '@toolyard/core/content';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import type { MediaResponse } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { dataUrlOf } from '../../../api/private-picture.ts';
import { mediaApi } from './media-api.ts';

/** The picture of a form: a file or one of the space, with what it shows. */
export interface Picture {
  readonly file: File | null;
  readonly stored: MediaResponse | null;
  readonly alt: string;
}

/** A form for one picture. Whatever is refused, file and text stay. */
export function usePicture(spaceId: string, first: File | null) {
  const t = useText();
  const language = useLanguage();
  const [picture, setPicture] = useState<Picture>({ file: first, stored: null, alt: '' });
  const [altFault, setAltFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [uploadMedia, { isLoading }] = mediaApi.useUploadMediaMutation();
  const { file, stored, alt } = picture;
  const refused = file && mediaFileFault(file);
  const url = useFileUrl(refused ? null : file);

  const change = (changed: Partial<Picture>) => {
    setPicture({ ...picture, ...changed });
    if (changed.alt !== undefined) setAltFault(null);
    setRefusal(null);
    setMissing(false);
  };

  /** The picture in the space; null where it is refused. */
  const submit = async (): Promise<Pick<MediaResponse, 'path' | 'alt'> | null> => {
    const parsed = parseAlt(alt);
    setAltFault(parsed.ok ? null : (parsed.error.texts[language] ?? parsed.error.message));
    setMissing(!file && !stored);
    if (!parsed.ok || refused) return null;
    if (stored) return { path: stored.path, alt: parsed.value };
    if (!file) return null;
    const answer = await uploadMedia({ spaceId, alt: parsed.value, body: { file } });
    if (answer.data) return { path: answer.data.data.path, alt: parsed.value };
    const text = errorMessage(answer.error, t('contentMedia.uploadFailed'));
    if (errorCode(answer.error) === 'MEDIA_ALT_INVALID') setAltFault(text);
    else setRefusal(text);
    return null;
  };

  const fault =
    (refused && (refused.texts[language] ?? refused.message)) ??
    refusal ??
    (isMissing ? t('contentMedia.missing') : null);
  return { picture, url, fault, altFault, busy: isLoading, change, submit };
}

/** The content of a file as an address that elements can show; null until it is read. */
function useFileUrl(file: File | null): string | null {
  const [read, setRead] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (file)
      dataUrlOf(file).then(
        (url) => isCurrent && setRead({ file, url }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read !== null && read.file === file ? read.url : null;
}
