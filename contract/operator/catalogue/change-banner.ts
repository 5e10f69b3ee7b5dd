import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BannerFields, BannerId } from './banner-fields.ts'

export const changeBanner: Call<typeof changeBannerSchemas> = {
  name: 'catalogue/change-banner',
  method: 'POST',
  path: '/api/operator/banners/:bannerId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Replaces a banner.',
  errors: ['BANNER_NOT_FOUND'],
}

export function changeBannerSchemas() {
  return { params: BannerId(), body: Type.Object(BannerFields()), value: BannerId() }
}
