import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { BannerFields } from './banner-fields.ts'

export const listAllBanners: Call<typeof listAllBannersSchemas> = {
  name: 'catalogue/list-all-banners',
  method: 'GET',
  path: '/api/operator/banners',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.read',
  summary: 'Every banner of the merchant by group and order, hidden and ended ones too.',
}

export function listAllBannersSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          bannerId: Id(),
          ...BannerFields(),
          isLive: Type.Boolean({ description: 'shown right now' }),
        }),
      ),
    }),
  }
}
