/** Bonuses of levels are shown where the house shows levels: elsewhere no night gives them. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'

const kindsOfLevels: readonly PromotionKindCode[] = ['VIP', 'BIRTHDAY']

export const isShownBy = (
  { use, merchant }: { use: CallContext['use']; merchant: { readonly id: string } },
  kind: PromotionKindCode,
): boolean => !kindsOfLevels.includes(kind) || use(merchantsKey).byId(merchant.id)?.flags.hasVip === true
