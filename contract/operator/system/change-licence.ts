import type { Call } from '../../shared/call.ts'
import { Licence } from './site-schemas.ts'

export const changeLicence: Call<typeof changeLicenceSchemas> = {
  name: 'operator/change-licence',
  method: 'POST',
  path: '/api/operator/licence',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary: 'Sets the licence line of the footer; without a number and a validator address nothing is shown.',
}
export function changeLicenceSchemas() {
  return { body: Licence(), value: Licence() }
}
