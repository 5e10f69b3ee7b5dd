/** Calculates what is due and pays what is approved, step by step; cut off anywhere it goes on. */
import type { Database, Tx } from '../../../platform/postgres.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'
import { openRequirements } from '../../wagering/index.ts'
import { settingOf } from '../../system/index.ts'
import { creditSet, type TransferCode } from '../../wallet/index.ts'
import { calculate, type Calculation } from './calculation.ts'
import { events } from './events.ts'
import { nextDue, payKinds, type NextPeriod, type PayHouse } from './periods.ts'
import { paySettings } from './settings.ts'
import { insertPayments, lockApproved, markPaid, type Payment } from './store/payments.ts'
import { insertRun, moveProgress } from './store/runs.ts'
import { keepCarries, noteLate } from './store/sums.ts'

/**
 * Wallets of a chunk wait until it is committed, never for more than a fifth of a second: chunks grow and
 * shrink with the time that they take.
 */
const AIM_MS = 50
const FIRST_CHUNK = 50
const LARGEST_CHUNK = 1_000
/** Chunks under way at once: one is computed while another waits for the disk. */
const LANES = 2
const LATE_BATCH = 20_000
const ONCE = 1_000_000n

export interface PayParts {
  readonly database: Database
  readonly now: Date
  /** Fixes the size of the chunks, which otherwise follows the time that they take. */
  readonly chunk?: number
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: (step: 'LATE' | 'CALCULATED' | 'PAID') => Promise<void> | void
}

/** All that is due of a merchant; corrections are collected first, so that each period can name its own. */
export async function payAgents(parts: PayParts, house: PayHouse): Promise<void> {
  const { database } = parts
  while (await database.transaction((tx) => noteLate(tx, LATE_BATCH))) await parts.onStep?.('LATE')
  for (const kinds of payKinds)
    for (
      let next = await nextDue(database.kysely, house, kinds, parts.now);
      next;
      next = await nextDue(database.kysely, house, kinds, parts.now)
    ) {
      await calculateOne(parts, house, kinds, next)
      await parts.onStep?.('CALCULATED')
    }
  await payApproved(parts, house)
}

/**
 * The sums are read before the transaction that writes: a long one would hold back everybody who follows the
 * ledger. What has ended does not change, and the progress says whether somebody else was faster.
 */
async function calculateOne(
  { database, now }: PayParts,
  house: PayHouse,
  kinds: Pick<Calculation, 'kind' | 'periodKind'>,
  { period, progress }: NextPeriod,
): Promise<void> {
  const { payments, contracts, carries, top } = await calculate(
    database.kysely,
    house,
    { ...kinds, period },
    now,
  )
  await database.transaction(async (tx) => {
    const key = { merchantId: house.id, ...kinds }
    if (!(await moveProgress(tx, key, progress, period.before))) return
    await insertRun(tx, {
      ...key,
      periodId: period.id,
      from: period.from,
      before: period.before,
      agentCount: contracts.length,
      topAmount: top,
      netAmount: payments.reduce((sum, { net }) => sum + net, 0n),
      calculatedAt: now,
    })
    await insertPayments(tx, payments)
    await keepCarries(tx, kinds.kind, period.before, carries)
  })
}

/** The key of the obligation in the ledger: a period of a kind is paid to an agent once, for ever. */
const keyOf = ({ kind, periodId, agentId }: Payment): string => `${kind}:${periodId}:${agentId}`

const codes: Readonly<Record<ContractKind, { code: TransferCode; expense: string }>> = {
  DIVIDEND: { code: 'DIVIDEND', expense: 'dividend' },
  DAILY_SALARY: { code: 'SALARY_D', expense: 'daily-salary' },
  HOURLY_SALARY: { code: 'SALARY_H', expense: 'hourly-salary' },
  REALTIME_SALARY: { code: 'SALARY_R', expense: 'real-time-salary' },
}

/** Pays what is approved, chunk by chunk, until none waits; a lane that fails stops the other one. */
async function payApproved(parts: PayParts, house: PayHouse): Promise<void> {
  let [size, hasFailed] = [parts.chunk ?? FIRST_CHUNK, false]
  const payOn = async () => {
    try {
      while (!hasFailed) {
        const begin = performance.now()
        const count = await payNext(parts, house, size)
        if (count === 0) return
        if (parts.chunk === undefined) size = sizeAfter(count, performance.now() - begin)
        await parts.onStep?.('PAID')
      }
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, payOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Grows slowly and shrinks at once. */
const sizeAfter = (count: number, ms: number): number =>
  Math.max(10, Math.min(LARGEST_CHUNK, Math.floor(count * Math.min(1.5, AIM_MS / ms))))

/**
 * Pays the next approved payments in one commit and returns how many; 0 once none wait. They are of one kind,
 * so the wallets of a commit are locked in one order.
 */
function payNext({ database, now }: PayParts, house: PayHouse, most: number): Promise<number> {
  return database.transaction(async (tx) => {
    const next = await lockApproved(tx, house.id, most)
    const [first] = next
    if (!first) return 0
    const due = next.filter(({ kind }) => kind === first.kind)
    await creditPayments(tx, house, first.kind, due, now)
    return due.length
  })
}

async function creditPayments(
  tx: Tx,
  house: PayHouse,
  kind: ContractKind,
  payments: readonly Payment[],
  now: Date,
): Promise<void> {
  const credited = await creditSet(tx, {
    merchantId: house.id,
    scope: 'agent-pay',
    kind,
    ...codes[kind],
    credits: payments.map((payment) => ({
      memberId: payment.agentId,
      amount: payment.amount,
      key: keyOf(payment),
      reference: payment.paymentId,
    })),
  })
  const paid = payments.map(({ paymentId }, place) => ({ paymentId, txnId: credited[place]!.txnId }))
  await markPaid(tx, paid, now)
  if (await settingOf(tx, house.id, paySettings.salaryWagering))
    await openRequirements(
      tx,
      payments.map(({ paymentId, agentId, amount }, place) => ({
        merchantId: house.id,
        memberId: agentId,
        source: kind,
        reference: paymentId,
        baseAmount: amount,
        txnId: credited[place]!.txnId,
        multiplierPpm: ONCE,
        now,
      })),
    )
  // Messages follow after the commit: writing them here would keep the wallets locked.
  if (kind === 'DIVIDEND')
    await emitEvent(tx, events.paymentsMoved, {
      merchantId: house.id,
      paymentIds: payments.map(({ paymentId }) => paymentId),
    })
}
