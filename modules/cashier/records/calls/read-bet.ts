import { readBet, readBetSchemas } from '../../../../contract/player/cashier/read-bet.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { betDetailOf, roundDetailOf, type RoundMovement } from '../../../wallet/index.ts'
import { playedBetsView } from '../records.ts'
import { betStatusOf } from '../rules/bet-status.ts'

export const handleReadBet = handle(readBet, readBetSchemas, async (context, { params }) => {
  const { tx, actor } = context
  const round = /^[0-9]{1,18}$/.test(params.betNo)
    ? await roundDetailOf(tx, { roundNo: BigInt(params.betNo), memberId: actor.accountId })
    : undefined
  if (!round || round.mode !== 'REAL') refuse('ROUND_NOT_FOUND')
  const [bet] = await playedBetsView(context, actor.accountId, [{ ...round, status: betStatusOf(round) }])
  return {
    ...bet!,
    detail: await betDetailOf(context, actor.accountId, round),
    movements: linesOf(round.movements, actor.accountId),
  }
})

/** The legs of one transaction under one code are one line, as in the account record. */
function linesOf(movements: readonly RoundMovement[], memberId: string) {
  const lines = new Map<
    string,
    { transactionId: string; type: string; amount: bigint; balance: bigint | null; at: Date }
  >()
  const isOwn = (account: string) => account === `${memberId}/main` || account === `${memberId}/bonus`
  for (const { txnId, code, from, to, amount, balanceAfter, at } of movements) {
    const change = isOwn(to) ? amount : isOwn(from) ? -amount : 0n
    if (change === 0n) continue
    const line = lines.get(`${txnId}/${code}`)
    lines.set(`${txnId}/${code}`, {
      transactionId: txnId,
      type: code,
      amount: (line?.amount ?? 0n) + change,
      balance: balanceAfter,
      at,
    })
  }
  const list = [...lines.values()]
  // The stored balance is that after the whole transaction, so what its later lines moved is subtracted.
  for (let at = list.length - 2; at >= 0; at--) {
    const [line, next] = [list[at]!, list[at + 1]!]
    if (line.transactionId === next.transactionId && next.balance !== null)
      line.balance = next.balance - next.amount
  }
  return list
}
