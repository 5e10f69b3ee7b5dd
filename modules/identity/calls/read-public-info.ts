import { readPublicInfo, readPublicInfoSchemas } from '../../../contract/player/identity/read-public-info.ts'
import { refuse } from '../../../contract/errors.ts'
import { handle } from '../../../platform/calls.ts'
import { merchantOf } from '../../system/index.ts'
import { accountOf } from '../accounts.ts'
import { publicStateKey, type PublicState } from '../slots.ts'

export const handleReadPublicInfo = handle(readPublicInfo, readPublicInfoSchemas, async (context) => {
  const account = await accountOf(context.tx, { merchantId: context.merchant.id, accountId: context.actor.accountId }) ?? refuse('SESSION_EXPIRED')
  const state: PublicState = {
    balance: 0n, currency: account.isTrial ? 'TRIAL' : context.merchant.currency, unreadMessage: 0, availablePromoCount: 0, availablePromo: { REFERRAL: { enabled: false } },
    vipLabelName: '', vipRankLevel: account.vipLevel, banners: { w_login: [], w_register: [] },
  }
  const asked = { merchantId: account.merchantId, accountId: account.accountId, isTrial: account.isTrial, vipLevel: account.vipLevel }
  for (const stateOf of context.use(publicStateKey)) Object.assign(state, await stateOf(context.tx, asked, context))
  return {
    ...state, currencySymbol: '฿', countryCode: context.country || 'TH', hasVip: merchantOf(context).flags.hasVip, firstTimeLogin: account.isFirstLogin && !account.isTrial,
  }
})
