import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { Banner } from '../catalogue/catalogue-fields.ts'

export const readPublicInfo: Call<typeof readPublicInfoSchemas> = {
  name: 'identity/read-public-info',
  method: 'GET',
  path: '/api/wps/member/info/public',
  module: 'WPS',
  audience: 'player',
  summary: 'What the header and the menus of the site show of the signed-in account.',
  openTo: ['restricted'],
}
export function readPublicInfoSchemas() {
  return {
    value: Type.Object({
      balance: Type.Integer({ description: 'minor units' }),
      currency: Currency(),
      currencySymbol: Type.String(),
      countryCode: Type.String(),
      hasVip: Type.Boolean(),
      vipLabelName: Type.String(),
      vipRankLevel: Type.Integer(),
      unreadMessage: Type.Integer(),
      availablePromoCount: Type.Integer({ description: 'rewards of every kind that are ready' }),
      availableMissionCount: Type.Integer({ description: 'missions among them' }),
      availablePromo: Type.Object({ REFERRAL: Type.Object({ enabled: Type.Boolean() }) }),
      firstTimeLogin: Type.Boolean(),
      banners: Type.Object(
        { w_login: Type.Array(Banner()), w_register: Type.Array(Banner()) },
        { description: 'pictures in the windows for visitors' },
      ),
    }),
  }
}
