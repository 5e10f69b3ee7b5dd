import { languageRow } from '../../../kernel/languages.ts'
import { createTranslator } from 'use-intl/core'
import { houseZone } from '../../../design/house.ts'
import type { Translate } from './text.tsx'
import { browserTexts } from './texts.ts'

/** `t` outside components, in the language and with the texts of this moment. */
export function translator(): Translate {
  const { language, texts } = browserTexts.getState()
  return createTranslator({
    locale: languageRow(language).locale,
    messages: texts as never,
    timeZone: houseZone(),
  }) as unknown as Translate
}
