import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listCountries: Call<typeof listCountriesSchemas> = {
  name: 'identity/list-countries',
  method: 'GET',
  path: '/api/wps/system/countries',
  module: 'WPS',
  audience: 'visitor',
  summary:
    'The countries whose numbers are accepted, with the preselected one first; flags are at /flags/<countryCode in lower case>.svg.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function listCountriesSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          countryCode: Type.String({ description: 'ISO 3166, upper case' }),
          countryDialingCode: Type.String({ description: 'digits' }),
        }),
      ),
    }),
  }
}
