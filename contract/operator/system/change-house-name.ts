import type { Call } from '../../shared/call.ts'
import { HouseNames } from './site-schemas.ts'

export const changeHouseName: Call<typeof changeHouseNameSchemas> = {
  name: 'operator/change-house-name',
  method: 'POST',
  path: '/api/operator/house-name',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Sets the merchant’s name in both languages: in page titles, the app’s name, help texts, SMS and mails.',
}
export function changeHouseNameSchemas() {
  return { body: HouseNames(1), value: HouseNames(1) }
}
