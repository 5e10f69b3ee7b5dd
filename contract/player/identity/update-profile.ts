import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Profile } from './profile-schemas.ts'
import { ProfileTexts } from './schemas.ts'

export const updateProfile: Call<typeof updateProfileSchemas> = {
  name: 'identity/update-profile',
  method: 'PUT',
  path: '/api/wps/member/profile',
  module: 'WPS',
  audience: 'member',
  summary:
    'Changes the fields that are given. A payee name, a birthday and a citizen number can be set only once.',
}
export function updateProfileSchemas() {
  const text = () => Type.Optional(Type.String({ maxLength: 255 }))
  return {
    body: Type.Object({
      nickname: text(),
      payeeName: text(),
      email: text(),
      ageConfirmed: Type.Optional(Type.Boolean()),
      ...ProfileTexts(),
    }),
    value: Profile(),
  }
}
