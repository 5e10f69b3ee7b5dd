import { readHelpCenter, readHelpCenterSchemas } from '../../../contract/player/system/read-help-center.ts'
import { handle, type Language } from '../../../platform/calls.ts'
import { systemSettings } from '../definitions.ts'
import { helpTextsOf } from '../help.ts'
import { settingOf } from '../settings.ts'
import { merchantOf } from '../site-info.ts'

export const handleReadHelpCenter = handle(
  readHelpCenter,
  readHelpCenterSchemas,
  async (context, { query }) => {
    const merchant = merchantOf(context)
    const asked = query.lang?.toLowerCase() as Language | undefined
    const language =
      asked === undefined
        ? context.language
        : merchant.languages.includes(asked)
          ? asked
          : merchant.interfaceLanguages.includes(asked)
            ? context.language
            : merchant.defaultLanguage
    const minAge = await settingOf(context.tx, merchant.id, systemSettings.minAge)
    return {
      language: language.toUpperCase(),
      articles: await helpTextsOf(context.tx, merchant, language, minAge),
    }
  },
)
