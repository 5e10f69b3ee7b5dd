/** A trader refuses a live bet that waits (docs/flows/slip.md, Live). */
import { refuse } from '../../../contract/errors.ts'
import type { RefuseCause } from '../../../contract/shared/sports-refusals.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import { posterKey, pushBalance } from '../../wallet/index.ts'
import { tellOwner } from './live-clock.ts'
import { rejectMessage } from './ride.ts'
import { lockBets, markRefused } from './store/deciding.ts'
import { readBets, type ShownBet } from './store/shown.ts'

/**
 * Rolls the bet back in the caller's transaction. Whoever locks the bet first decides it: the clock finds it
 * rejected, or the trader is refused. Errors: SPORT_BET_UNKNOWN, SPORT_BET_DECIDED.
 */
export async function refuseWaiting(
  context: CallContext,
  betId: string,
  cause: RefuseCause,
): Promise<ShownBet> {
  const { tx, merchant, actor } = context
  const [bet] = await readBets(tx, [betId])
  if (bet?.merchantId !== merchant.id) refuse('SPORT_BET_UNKNOWN')
  const [held] = await lockBets(tx, [betId])
  if (held?.state !== 'PENDING') refuse('SPORT_BET_DECIDED')
  const rejection = { reason: 'SPORT_REFUSED', cause: null } as const
  const [result] = await context.use(posterKey).placeTogether(tx, [rejectMessage(bet, rejection)])
  if (result?.status !== 'OK') throw new Error(`the refusal of ${betId} was answered ${result?.status}`)
  await markRefused(tx, betId, { by: actor.claims.account, cause })
  await context.audit('sports.refuse', `sport-bet:${betId}`, {
    betNo: bet.betNo,
    memberId: bet.memberId,
    stakeAmount: toWireAmount(bet.stake),
    cause,
  })
  context.afterCommit(() => {
    const hub = context.use(hubKey)
    const { memberId, betNo } = bet
    pushBalance(hub, {
      memberId,
      currency: merchant.currency,
      balance: result.currentBalance!,
      version: result.version,
    })
    tellOwner({ tell: (push) => hub.push(push) }, memberId, {
      betId,
      betNo,
      state: 'REJECTED',
      rejectReason: rejection.reason,
    })
  })
  return bet
}
