/** What becomes impossible when the most that a member may be given in a day is lowered. */
import { refuseFields } from '../../../contract/errors.ts'
import { moneyText } from '../../../kernel/money.ts'
import { giftsOf } from '../../../kernel/promotions/kinds/index.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { readLive } from '../offers/store/promotions.ts'

const NAMED = 5

/**
 * Refuses a lower cap that a live promotion would pass with one gift, since a gift above it is given on no
 * day. Amounts in minor units. REQUEST_INVALID at the setting, with the names of the promotions and the least
 * that would do.
 */
export async function keepRoomForGifts(
  { tx, merchant, now, language }: Pick<CallContext, 'tx' | 'merchant' | 'now' | 'language'>,
  setting: string,
  { before, after }: { before: bigint; after: bigint },
): Promise<void> {
  if (after >= before) return
  const live = await readLive(tx, { merchantId: merchant.id, now })
  const above = live.flatMap(({ kind, names, arguments: values }) => {
    const most = giftsOf(kind, values).reduce((top, { amount }) => (amount > top ? amount : top), 0n)
    return most > after ? [{ name: names[language], most }] : []
  })
  if (above.length === 0) return
  const least = above.reduce((top, { most }) => (most > top ? most : top), 0n)
  const names = above.slice(0, NAMED).map(({ name }) => name)
  const more = above.length > NAMED ? [`+${above.length - NAMED}`] : []
  refuseFields([
    {
      field: setting,
      rule: 'belowGifts',
      params: [[...names, ...more].join(', '), moneyText(least, merchant.currency)],
    },
  ])
}
