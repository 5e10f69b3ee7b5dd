/** The terms in full: what the kind says of its arguments, for whom it is, and what holds for all of them. */
import { toWireAmount } from '../../../kernel/money.ts'
import type { StoryLine } from '../../../kernel/promotions/kind.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { settingOf } from '../../system/index.ts'
import type { Audience } from '../audience/audience.ts'
import { promotionSettings } from '../settings.ts'
import type { PromotionRow } from './store/promotions.ts'
import type { Terms } from './terms.ts'

/** A line as the wire takes it. */
export const wireLine = ({ name, values }: StoryLine) => ({
  name,
  values: Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if ('products' in value) return [key, { products: [...value.products] }]
      if ('texts' in value) return [key, { texts: [...value.texts] }]
      return [key, 'amounts' in value ? { amounts: [...value.amounts] } : value]
    }),
  ),
})

interface Told {
  readonly promotion: PromotionRow
  readonly terms: Terms
}

export async function storyOf(
  { tx, merchant }: Pick<CallContext, 'tx' | 'merchant'>,
  told: Told,
): Promise<StoryLine[]> {
  return storyWithin(told, await settingOf(tx, merchant.id, promotionSettings.dailyBonusCap))
}

/** The same for who knows the cap of the day. */
export function storyWithin({ promotion, terms }: Told, capAmount: bigint): StoryLine[] {
  return [
    ...terms.kind.story(terms.values),
    whoLine(promotion.audience),
    { name: 'day_cap', values: { max: { money: toWireAmount(capAmount) } } },
    { name: 'rg', values: {} },
  ]
}

function whoLine({
  vipFrom,
  vipTo,
  neverDeposited,
  memberIds,
  lineOf,
  dormantDays,
  tags,
}: Audience): StoryLine {
  if (memberIds || tags || lineOf !== undefined || dormantDays !== undefined)
    return { name: 'who_invited', values: {} }
  if (vipTo !== undefined)
    return { name: 'who_vip_range', values: { from: { number: vipFrom ?? 0 }, to: { number: vipTo } } }
  if (vipFrom) return { name: 'who_vip', values: { level: { number: vipFrom } } }
  return { name: neverDeposited ? 'who_new' : 'who_all', values: {} }
}
