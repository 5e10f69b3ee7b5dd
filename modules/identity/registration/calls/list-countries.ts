import { listCountries, listCountriesSchemas } from '../../../../contract/player/identity/list-countries.ts'
import { countryOfDialingCode, dialingCode } from '../../../../contract/shared/mobile.ts'
import { handle } from '../../../../platform/calls.ts'
import { settingOf } from '../../../system/index.ts'
import { codeSettings } from '../../settings/codes.ts'

export const handleListCountries = handle(listCountries, listCountriesSchemas, async (context) => {
  const codes = await settingOf(context.tx, context.merchant.id, codeSettings.smsCountries)
  return {
    list: codes.flatMap((code) => {
      const countryCode = countryOfDialingCode(code)
      return countryCode ? [{ countryCode, countryDialingCode: dialingCode(code) }] : []
    }),
  }
})
