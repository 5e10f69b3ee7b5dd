import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BannerFields, BannerId } from './banner-fields.ts'

export const writeBanner: Call<typeof writeBannerSchemas> = {
  name: 'catalogue/write-banner',
  method: 'POST',
  path: '/api/operator/banners',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary:
    'Adds a banner; it may lead to a game, a category, a page of the site or an https address, and nowhere else.',
}

export function writeBannerSchemas() {
  return { body: Type.Object(BannerFields()), value: BannerId() }
}
