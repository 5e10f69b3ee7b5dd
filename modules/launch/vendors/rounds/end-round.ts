import { refuse } from '../../../../contract/errors.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { selfSettlingVendors } from '../../../catalogue/index.ts'
import { accountOf } from '../../../identity/index.ts'
import { endRound } from '../../../wallet/index.ts'
import { isStuck } from './open-rounds.ts'

export interface EndRoundOrder {
  vendor: string
  roundId: string
  memberId: string
  reason: string
}

/**
 * An operator ends a round that its vendor left open (docs/vendors, rule 9). Errors: ROUND_NOT_FOUND,
 * ROUND_STATE, ROUND_RUNNING, ROUND_SETTLES_ITSELF.
 */
export async function endOpenRound(
  context: CallContext,
  how: 'CLOSE' | 'CANCEL',
  order: EndRoundOrder,
): Promise<{ state: 'CLOSED' | 'CANCELLED' }> {
  const member = await accountOf(context.tx, { merchantId: context.merchant.id, accountId: order.memberId })
  if (!member) refuse('ROUND_NOT_FOUND')
  // Its product holds more than the money: only its own void undoes all of it.
  if ((await selfSettlingVendors(context.tx)).has(order.vendor)) refuse('ROUND_SETTLES_ITSELF')
  const round = await endRound(context.tx, { ...order, how, actor: context.actor.accountId })
  if (!isStuck(round.openedAt, context.now)) refuse('ROUND_RUNNING')
  await context.audit(
    how === 'CLOSE' ? 'round.close' : 'round.cancel',
    `round:${order.vendor}:${order.roundId}`,
    {
      memberId: order.memberId,
      reason: order.reason,
      betAmount: round.betAmount,
      winAmount: round.winAmount,
      state: round.state,
    },
  )
  return { state: how === 'CLOSE' ? 'CLOSED' : 'CANCELLED' }
}
