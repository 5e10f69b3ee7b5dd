/** Bets and plans in the form of the wire (contract/shared/lottery-orders.ts). */
import type { LotteryLineState } from '../../../contract/shared/lottery-orders.ts'
import { rebateOf } from '../../../kernel/lottery/odds.ts'
import { textOfIssue } from '../draws/door.ts'
import { oddsText } from './rules/odds-text.ts'
import { selectionRows } from './rules/play-rules.ts'
import { gameOf } from './rules/plays.ts'
import { cancelsUntil } from './rules/terms.ts'
import type { ShownPlan } from './store/plans.ts'
import type { ShownLine, ShownOrder } from './store/shown.ts'

const isSettled = ({ state }: ShownOrder): boolean => state !== 'PLACED' && state !== 'CANCELLED'

/** Until when it can be cancelled, null if it cannot. */
export function cancelUntil(
  { state, gameCode, placedAt, closesAt }: Pick<ShownOrder, 'state' | 'gameCode' | 'placedAt' | 'closesAt'>,
  now: Date,
): Date | null {
  const until = cancelsUntil(gameOf(gameCode), { placedAt, closesAt })
  return state === 'PLACED' && until > now ? until : null
}

/** What came back of the stake for playing below the member's group, once it is settled. */
function rebateOfOrder(order: ShownOrder): bigint {
  const { memberG, betG, stakeAmount, refundAmount } = order
  if (order.cancelledAt || !isSettled(order) || memberG === null || betG === null || betG >= memberG)
    return 0n
  return rebateOf(stakeAmount - refundAmount, memberG, betG)
}

export function orderValue(order: ShownOrder, currency: string, now: Date) {
  const isVoid = order.cancelledAt !== null
  return {
    orderId: order.orderId,
    gameCode: order.gameCode,
    numero: order.numero,
    chaseId: order.chaseId,
    state: order.state,
    stakeAmount: order.stakeAmount,
    potentialAmount: order.potentialAmount,
    winAmount: isSettled(order) ? (isVoid ? order.stakeAmount : order.winAmount + order.refundAmount) : null,
    refundAmount: isVoid ? order.stakeAmount : isSettled(order) ? order.refundAmount : 0n,
    rebateAmount: rebateOfOrder(order),
    betG: order.betG,
    lineCount: order.lineCount,
    note: order.note,
    result: order.result,
    closesAt: order.closesAt,
    drawsAt: order.drawsAt,
    placedAt: order.placedAt,
    cancelledAt: order.cancelledAt,
    cancelUntil: cancelUntil(order, now),
    currency,
  }
}

export function orderDetailValue(
  order: ShownOrder,
  lines: readonly ShownLine[],
  currency: string,
  now: Date,
) {
  return {
    ...orderValue(order, currency, now),
    memberG: order.memberG,
    clientSeed: order.clientSeed,
    roundId: textOfIssue(order),
    lines: lines.map((line) => ({
      line: line.lineNo,
      playCode: line.playCode,
      selections: selectionRows(line.selection),
      combinations: line.combinations,
      multiple: line.multiple,
      unitAmount: line.unitAmount,
      stakeAmount: line.stakeAmount,
      odds: line.oddsE4.map(oddsText),
      factor: oddsText(line.factorE4),
      ...outcomeOf(order, line),
    })),
  }
}

/** What became of a line; a stake that went back counts as paid. */
export function outcomeOf(
  order: ShownOrder,
  line: ShownLine,
): { state: LotteryLineState; winAmount: bigint | null; refundAmount: bigint } {
  if (order.state === 'PLACED') return { state: 'PENDING', winAmount: null, refundAmount: 0n }
  if (order.cancelledAt) {
    const state = order.state === 'CANCELLED' ? 'CANCELLED' : 'REFUNDED'
    return { state, winAmount: line.stakeAmount, refundAmount: line.stakeAmount }
  }
  const { winAmount, refundAmount, stakeAmount } = line
  const state = winAmount > 0n ? 'WIN' : refundAmount === stakeAmount ? 'REFUNDED' : 'LOSE'
  return { state, winAmount: winAmount + refundAmount, refundAmount }
}

export function planValue(plan: ShownPlan, currency: string) {
  return {
    chaseId: plan.chaseId,
    gameCode: plan.gameCode,
    state: plan.state,
    firstNumero: plan.firstNumero,
    lastNumero: plan.lastNumero,
    itemCount: plan.itemCount,
    doneCount: plan.doneCount,
    stakeAmount: plan.stakeAmount,
    winAmount: plan.winAmount,
    refundAmount: plan.refundAmount,
    openAmount: plan.state === 'RUNNING' ? plan.openAmount : 0n,
    generator: plan.generator,
    stopOnWin: plan.stopsOnWin,
    stopOnWinAmount: plan.stopAmount,
    betG: plan.betG,
    placedAt: plan.placedAt,
    endedAt: plan.endedAt,
    currency,
  }
}

/** The rebate as a share of the stake: '0.03' of 1960 played at 1900. */
export function rebateRateText(memberG: number, betG: number): string {
  const thousandths = String(Math.max(0, memberG - betG) / 2).padStart(4, '0')
  return `${thousandths.slice(0, -3)}.${thousandths.slice(-3)}`.replace(/\.?0+$/, '')
}
