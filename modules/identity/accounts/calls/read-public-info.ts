import {
  readPublicInfo,
  readPublicInfoSchemas,
} from '../../../../contract/player/identity/read-public-info.ts'
import { refuse } from '../../../../contract/errors.ts'
import { signOf } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantOf } from '../../../system/index.ts'
import { accountOf } from '../accounts.ts'
import { vipOf } from '../levels.ts'
import { publicStateKey, type PublicState } from '../slots.ts'

export const handleReadPublicInfo = handle(readPublicInfo, readPublicInfoSchemas, async (context) => {
  const account =
    (await accountOf(context.tx, { merchantId: context.merchant.id, accountId: context.actor.accountId })) ??
    refuse('SESSION_EXPIRED')
  const { hasVip } = merchantOf(context).flags
  const vip = await vipOf(context, context.tx, account)
  const state: PublicState = {
    balance: 0n,
    currency: account.isTrial ? 'TRIAL' : context.merchant.currency,
    unreadMessage: 0,
    availablePromoCount: 0,
    availableMissionCount: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    vipLabelName: !hasVip ? '' : context.language === 'th' ? vip.row.th : vip.row.en,
    vipRankLevel: vip.level,
    banners: { w_login: [], w_register: [] },
  }
  const asked = {
    merchantId: account.merchantId,
    accountId: account.accountId,
    isTrial: account.isTrial,
    vipLevel: vip.level,
  }
  for (const stateOf of context.use(publicStateKey))
    Object.assign(state, await stateOf(context.tx, asked, context))
  return {
    ...state,
    currencySymbol: signOf(context.merchant.currency),
    countryCode: context.country || 'TH',
    hasVip,
    firstTimeLogin: account.isFirstLogin && !account.isTrial,
  }
})
