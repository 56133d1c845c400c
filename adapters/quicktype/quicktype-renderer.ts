import type { LanguageRenderer, OutputFile } from '@toolyard/core/codegen';
import {
  InputData,
  JSONSchemaInput,
  languageNamed,
  quicktypeMultiFile,
  type LanguageName,
} from 'quicktype-core';

/** Endings of files where quicktype has its own. */
const ENDINGS: Readonly<Record<string, string>> = { haskell: 'hs', scala3: 'scala' };

/** The languages of quicktype, from the schema alone: nothing is fetched. */
export class QuicktypeRenderer implements LanguageRenderer {
  async render(language: string, schema: string): Promise<readonly OutputFile[]> {
    const lang = languageNamed(language as LanguageName);
    const { displayName, extension } = lang;
    const outputFilename = `types.${ENDINGS[extension] ?? extension}`;
    const input = new JSONSchemaInput(undefined);
    await input.addSource({ name: 'model', uris: ['#/types/'], schema });
    const inputData = new InputData();
    inputData.addInput(input);
    try {
      const files = await quicktypeMultiFile({ inputData, lang, outputFilename });
      return [...files].map(([path, { lines }]) => ({
        path,
        text: `${lines.join('\n').trimEnd()}\n`,
      }));
    } catch {
      // quicktype gives up on a list of itself, for example.
      const notes = [
        {
          en: `quicktype cannot write this model in ${displayName}. Try another language.`,
          'zh-CN': `quicktype 无法用 ${displayName} 表达此模型，请换一种语言。`,
        },
      ];
      return [{ path: outputFilename, text: '', notes }];
    }
  }
}
