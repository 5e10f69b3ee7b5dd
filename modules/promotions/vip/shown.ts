/** Bonuses of levels are shown where the house shows levels: elsewhere no night gives them. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'

const kindsOfLevels: readonly PromotionKindCode[] = ['VIP', 'BIRTHDAY']

interface Asker {
  readonly use: CallContext['use']
  readonly merchant: { readonly id: string }
}

export const isShownBy = (asker: Asker, kind: PromotionKindCode): boolean =>
  !kindsOfLevels.includes(kind) || asker.use(merchantsKey).byId(asker.merchant.id)?.flags.hasVip === true
