import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { BannerId } from './banner-fields.ts'

export const removeBanner: Call<typeof removeBannerSchemas> = {
  name: 'catalogue/remove-banner',
  method: 'POST',
  path: '/api/operator/banners/:bannerId/remove',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Removes a banner; the audit log keeps what it was.',
  errors: ['BANNER_NOT_FOUND'],
}

export function removeBannerSchemas() {
  return { params: BannerId(), value: Empty() }
}
