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

/** As many wallets as are credited in one commit: no wallet stays locked for longer than that takes. */
const CHUNK = 100
const LATE_BATCH = 20_000
const ONCE = 1_000_000n

export interface PayParts {
  readonly database: Database
  readonly now: Date
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
  while (await payNext(parts, house)) await parts.onStep?.('PAID')
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

/** Pays the next approved payments in one commit; false once none wait. */
function payNext({ database, now, chunk = CHUNK }: PayParts, house: PayHouse): Promise<boolean> {
  return database.transaction(async (tx) => {
    const due = await lockApproved(tx, house.id, chunk)
    for (const [kind, payments] of Map.groupBy(due, (payment) => payment.kind))
      await creditPayments(tx, house, kind, payments, now)
    return due.length > 0
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
