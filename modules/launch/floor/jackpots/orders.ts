/**
 * What operators do with pools. A pause and its end need one person, with a reason: nothing moves, and what
 * the pool holds stays in it. Opening a pool sets its seed aside, and new terms change what the house will
 * give: both wait for a second person, and new terms apply from the next pool on, never to the running one.
 */
import { randomUUID } from 'node:crypto'
import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { notify } from '../../../../platform/notifications.ts'
import { defaultPools } from './rules/default-pools.ts'
import {
  addOrder,
  decideOrder,
  lockOrder,
  readPendingOrders,
  type OrderKind,
  type OrderRow,
  type OrderState,
} from './store/orders.ts'
import {
  addPools,
  lockPool,
  openPool,
  writeNextTerms,
  writePoolState,
  type NextTerms,
  type PoolRow,
} from './store/pools.ts'

/** As on the wire. */
export interface AskedTerms {
  seedAmount: number
  capAmount: number | null
  oddsAmount: number | null
  ratePpm: number
}

const MOST_SPAN = 2n ** 32n
const MOST_SEED = 100_000_000_000n

/**
 * Pauses or resumes at once, or leaves the rest for a second person. Errors: JACKPOT_STATE, REQUEST_INVALID.
 */
export async function placeOrder(
  context: CallContext,
  order: { code: string; kind: OrderKind; reason: string; terms: AskedTerms | undefined },
): Promise<{ orderId: string; state: OrderState }> {
  const { tx, merchant, actor, now } = context
  const { code, kind, reason } = order
  await addPools(tx, merchant.id, defaultPools)
  const pool = (await lockPool(tx, merchant.id, code)) ?? refuse('JACKPOT_STATE')
  if (
    kind === 'OPEN'
      ? pool.state !== 'OFF'
      : kind === 'PAUSE'
        ? pool.state !== 'RUNNING'
        : kind === 'RESUME' && pool.state !== 'PAUSED'
  )
    refuse('JACKPOT_STATE')
  const terms = kind === 'CHANGE' ? readTerms(pool, order.terms) : null
  const isDone = kind === 'PAUSE' || kind === 'RESUME'
  if (!isDone && (await readPendingOrders(tx, merchant.id)).some((pending) => pending.pool_code === code))
    refuse('JACKPOT_STATE')
  const orderId = randomUUID()
  await addOrder(tx, {
    orderId,
    merchantId: merchant.id,
    code,
    kind,
    terms,
    reason,
    by: actor.claims.account,
    at: now,
    isDone,
  })
  if (isDone) await writePoolState(tx, merchant.id, code, kind === 'PAUSE' ? 'PAUSED' : 'RUNNING')
  await context.audit(`jackpot.${kind.toLowerCase()}${isDone ? '' : '-asked'}`, `jackpot:${code}`, {
    orderId,
    reason,
    ...(isDone
      ? { before: { state: pool.state }, after: { state: kind === 'PAUSE' ? 'PAUSED' : 'RUNNING' } }
      : terms
        ? { before: shown(pool), after: shown(rowOf(terms)) }
        : {}),
  })
  if (isDone) await notify(tx, { kind: 'jackpots' })
  return { orderId, state: isDone ? 'DONE' : 'PENDING' }
}

/** Errors: JACKPOT_ORDER_NOT_FOUND, JACKPOT_STATE, and JACKPOT_FOUR_EYES for the operator who asked. */
export async function confirmOrder(context: CallContext, orderId: string): Promise<{ state: OrderState }> {
  const { tx, merchant, actor, now } = context
  const order = await pendingOrder(context, orderId)
  if (order.asked_by === actor.claims.account) refuse('JACKPOT_FOUR_EYES')
  const pool = (await lockPool(tx, merchant.id, order.pool_code)) ?? refuse('JACKPOT_STATE')
  if (order.kind === 'OPEN') {
    if (!(await openPool(tx, merchant.id, order.pool_code))) refuse('JACKPOT_STATE')
  } else {
    await writeNextTerms(tx, merchant.id, order.pool_code, {
      seedAmount: order.seed_amount!,
      capAmount: order.cap_amount,
      ratePpm: order.rate_ppm!,
      oddsAmount: order.odds_amount,
    })
  }
  await decideOrder(tx, order.order_id, { state: 'DONE', by: actor.claims.account, at: now })
  await context.audit(`jackpot.${order.kind.toLowerCase()}`, `jackpot:${order.pool_code}`, {
    orderId,
    reason: order.reason,
    askedBy: order.asked_by,
    before: order.kind === 'OPEN' ? { state: pool.state } : shown(pool),
    after: order.kind === 'OPEN' ? { state: 'RUNNING', seedAmount: pool.seed_amount } : shown(order),
  })
  await notify(tx, { kind: 'jackpots' })
  return { state: 'DONE' }
}

export async function rejectOrder(context: CallContext, orderId: string): Promise<{ state: OrderState }> {
  const order = await pendingOrder(context, orderId)
  await decideOrder(context.tx, order.order_id, {
    state: 'REJECTED',
    by: context.actor.claims.account,
    at: context.now,
  })
  await context.audit('jackpot.reject', `jackpot:${order.pool_code}`, {
    orderId,
    kind: order.kind,
    reason: order.reason,
    askedBy: order.asked_by,
    before: { state: 'PENDING' },
    after: { state: 'REJECTED' },
  })
  return { state: 'REJECTED' }
}

async function pendingOrder({ tx, merchant }: CallContext, orderId: string): Promise<OrderRow> {
  const order = (await lockOrder(tx, merchant.id, orderId)) ?? refuse('JACKPOT_ORDER_NOT_FOUND')
  if (order.state !== 'PENDING') refuse('JACKPOT_STATE')
  return order
}

/** What the next pool may begin with: the bounds of the database too. */
function readTerms({ kind }: PoolRow, asked: AskedTerms | undefined): NextTerms {
  if (!asked) refuseFields([{ field: 'terms', rule: 'required' }])
  const [seedAmount, capAmount, oddsAmount] = [
    BigInt(asked.seedAmount),
    asked.capAmount === null ? null : BigInt(asked.capAmount),
    asked.oddsAmount === null ? null : BigInt(asked.oddsAmount),
  ]
  const faults = [
    ...(seedAmount > MOST_SEED ? ['seedAmount'] : []),
    ...((kind === 'MUST_HIT') !== (capAmount !== null) ||
    (capAmount !== null && (capAmount <= seedAmount || capAmount - seedAmount > MOST_SPAN))
      ? ['capAmount']
      : []),
    ...((kind === 'PROGRESSIVE') !== (oddsAmount !== null) || (oddsAmount !== null && oddsAmount < 1_000_000n)
      ? ['oddsAmount']
      : []),
  ]
  if (faults.length > 0) refuseFields(faults.map((field) => ({ field: `terms.${field}`, rule: 'invalid' })))
  return { seedAmount, capAmount, oddsAmount, ratePpm: asked.ratePpm }
}

type TermsRow = Pick<OrderRow, 'seed_amount' | 'cap_amount' | 'rate_ppm' | 'odds_amount'>
const rowOf = (terms: NextTerms): TermsRow => ({
  seed_amount: terms.seedAmount,
  cap_amount: terms.capAmount,
  rate_ppm: terms.ratePpm,
  odds_amount: terms.oddsAmount,
})
const shown = (row: TermsRow) => ({
  seedAmount: row.seed_amount,
  capAmount: row.cap_amount,
  ratePpm: row.rate_ppm,
  oddsAmount: row.odds_amount,
})

/** An order as the console shows it. */
export function orderValue(order: OrderRow, viewer: string) {
  return {
    orderId: order.order_id,
    code: order.pool_code,
    kind: order.kind,
    state: order.state,
    reason: order.reason,
    askedBy: order.asked_by,
    askedAt: order.asked_at,
    decidedBy: order.decided_by,
    decidedAt: order.decided_at,
    isMine: order.asked_by === viewer,
    terms:
      order.seed_amount === null
        ? null
        : {
            seedAmount: toWireAmount(order.seed_amount),
            capAmount: order.cap_amount === null ? null : toWireAmount(order.cap_amount),
            oddsAmount: order.odds_amount === null ? null : toWireAmount(order.odds_amount),
            ratePpm: order.rate_ppm!,
          },
  }
}
