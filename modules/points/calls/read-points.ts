import { readPoints, readPointsSchemas } from '../../../contract/player/points/read-points.ts'
import { earningTypes } from '../../../contract/shared/point-words.ts'
import { handle } from '../../../platform/calls.ts'
import { balancesOf } from '../../wallet/index.ts'
import { cashFor } from '../rules/worth.ts'
import { convertTermsOf } from '../settings.ts'
import { readAddress } from '../store/addresses.ts'
import { readOwed, sumsByType } from '../store/movements.ts'

export const handleReadPoints = handle(readPoints, readPointsSchemas, async ({ tx, actor, merchant }) => {
  const memberId = actor.accountId
  const { points } = await balancesOf(tx, memberId)
  const { ratio } = await convertTermsOf(tx, merchant.id)
  const sums = new Map((await sumsByType(tx, memberId)).map(({ type, amount }) => [type, amount]))
  return {
    balance: points,
    currency: 'POINT',
    worthAmount: cashFor(points, ratio),
    worthCurrency: merchant.currency,
    owedAmount: (await readOwed(tx, [memberId])).get(memberId) ?? 0n,
    types: earningTypes.map((type) => ({ type, amount: sums.get(type) ?? 0n })),
    address: await readAddress(tx, memberId),
  }
})
