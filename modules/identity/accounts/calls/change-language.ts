import {
  changeLanguage,
  changeLanguageSchemas,
} from '../../../../contract/player/identity/change-language.ts'
import { refuseFields } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeLanguage } from '../store/accounts.ts'

export const handleChangeLanguage = handle(
  changeLanguage,
  changeLanguageSchemas,
  async (context, { body }) => {
    const language =
      context.merchant.interfaceLanguages
        .find((offered) => offered === body.language.toLowerCase())
        ?.toUpperCase() ?? refuseFields([{ field: 'language', rule: 'enum' }])
    await writeLanguage(context.tx, context.actor.accountId, language)
    return { language }
  },
)
