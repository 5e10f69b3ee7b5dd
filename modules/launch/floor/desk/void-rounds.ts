/**
 * Making a round of a shared table void. It returns members' stakes, so one person asks with a reason and
 * another confirms (domain/studio-games.md §4.6). The studio makes a round void only before its outcome is
 * drawn: no result is ever taken back.
 */
import { randomUUID } from 'node:crypto'
import { refuse } from '../../../../contract/errors.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { known, knownWord, listed, tableDesks } from './desks.ts'
import { addVoid, decideVoid, lockVoid, type VoidRow, type VoidState } from './store/orders.ts'

const undrawn = new Set(['BETTING', 'CLOSED'])

/** Errors: ROUND_NOT_FOUND, DESK_ORDER_STATE for one that is drawn or pending already. */
export async function askVoid(
  context: CallContext,
  roundId: string,
  reason: string,
): Promise<{ orderId: string; state: VoidState }> {
  const { tx, merchant, actor, now } = context
  const found =
    (await known(tableDesks(context), (desk) => desk.round(merchant.id, roundId))) ??
    refuse('ROUND_NOT_FOUND')
  if (!undrawn.has(found.round.state)) refuse('DESK_ORDER_STATE')
  const table =
    (await listed(tableDesks(context), (desk) => desk.list(merchant.id))).find(
      ({ tableId }) => tableId === found.tableId,
    ) ?? refuse('ROUND_NOT_FOUND')
  const orderId = randomUUID()
  const { round } = found
  const isNew = await addVoid(tx, {
    orderId,
    merchantId: merchant.id,
    tableId: found.tableId,
    roundId,
    gameCode: table.gameCode,
    roundNo: round.roundNo,
    stakeAmount: round.stakeAmount,
    reason,
    by: actor.claims.account,
    at: now,
  })
  if (!isNew) refuse('DESK_ORDER_STATE')
  await context.audit('table.void-asked', `table-round:${roundId}`, {
    orderId,
    tableId: found.tableId,
    roundNo: round.roundNo,
    reason,
    stakeAmount: round.stakeAmount,
    betCount: round.betCount,
    before: { state: round.state },
  })
  return { orderId, state: 'PENDING' }
}

/**
 * The studio's part may be repeated, so if the process dies between it and the commit, the order can be
 * confirmed again. Errors: DESK_ORDER_NOT_FOUND, DESK_ORDER_STATE, and DESK_FOUR_EYES for the operator who
 * asked.
 */
export async function confirmVoid(context: CallContext, orderId: string): Promise<{ state: VoidState }> {
  const order = await pending(context, orderId)
  if (order.asked_by === context.actor.claims.account) refuse('DESK_FOUR_EYES')
  const done = await knownWord(tableDesks(context), (desk) =>
    desk.voidRound(context.merchant.id, order.round_id),
  )
  if (done !== 'VOIDED') refuse('DESK_ORDER_STATE')
  await decide(context, order, 'DONE', 'table.void')
  return { state: 'DONE' }
}

/** The round stays as it is played. Errors: DESK_ORDER_NOT_FOUND, DESK_ORDER_STATE. */
export async function rejectVoid(context: CallContext, orderId: string): Promise<{ state: VoidState }> {
  await decide(context, await pending(context, orderId), 'REJECTED', 'table.void-rejected')
  return { state: 'REJECTED' }
}

async function pending({ tx, merchant }: CallContext, orderId: string): Promise<VoidRow> {
  const order = (await lockVoid(tx, merchant.id, orderId)) ?? refuse('DESK_ORDER_NOT_FOUND')
  if (order.state !== 'PENDING') refuse('DESK_ORDER_STATE')
  return order
}

async function decide(
  { tx, actor, now, audit }: CallContext,
  order: VoidRow,
  state: VoidState,
  action: string,
): Promise<void> {
  await decideVoid(tx, order.order_id, { state, by: actor.claims.account, at: now })
  await audit(action, `table-round:${order.round_id}`, {
    orderId: order.order_id,
    reason: order.reason,
    askedBy: order.asked_by,
    stakeAmount: order.stake_amount,
    before: { state: 'PENDING' },
    after: { state },
  })
}
