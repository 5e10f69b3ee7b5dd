/**
 * Asks the bank to pay what is due. No transaction is open while the bank thinks; an answer that does not come is no
 * answer, and the same reference is asked for again until the bank says something definite.
 */
import { clock } from '../../../kernel/clock.ts'
import type { Job } from '../../../platform/calls.ts'
import type { Database } from '../../../platform/postgres.ts'
import { merchantsKey } from '../../system/index.ts'
import { payoutChannelKey, type PayoutChannel, type PayoutOrder, type PayoutOutcome } from '../channels/ports.ts'
import { payoutReference, reportRefused, reportSent } from '../payouts.ts'
import { pauseAfter } from '../rules/payout-parts.ts'
import { askAgainAt, takeDuePayouts, type Payout } from '../store/payouts.ts'
import { lockWithdrawal, readWithdrawal } from '../store/withdrawals.ts'

const AT_ONCE = 20
const PATIENCE_MS = 8_000

export const sendPayouts: Job = {
  name: 'cashier/send-payouts',
  everyMs: 500,
  speaksOutside: true,
  run: async ({ database, services, now }) => {
    const channel = services.use(payoutChannelKey)
    if (!channel) return
    for (;;) {
      const due = await takeDue(database, now)
      if (due.length === 0) return
      await Promise.all(due.map((part) => pay(database, channel, part, (merchantId) => services.use(merchantsKey).byId(merchantId)!.timeZone)))
    }
  },
}

function takeDue(database: Database, now: Date): Promise<Payout[]> {
  return database.transaction(async (tx) => {
    const due = await takeDuePayouts(tx, now, AT_ONCE)
    // Set before the bank is asked: a process that dies in between leaves the question to the next.
    for (const part of due) await askAgainAt(tx, part, new Date(now.getTime() + pauseAfter(part.askedCount)))
    return due
  })
}

async function pay(database: Database, channel: PayoutChannel, part: Payout, timeZoneOf: (merchantId: string) => string): Promise<void> {
  const withdrawal = await readWithdrawal(database.kysely, part.merchantId, part.withdrawalId)
  if (withdrawal?.state !== 'PAYING') return
  const answer = await askBank(channel, {
    reference: payoutReference(part), bankCode: withdrawal.bankCode, accountNo: withdrawal.accountNo, holderName: withdrawal.holderName, amount: part.amount,
  })
  if (!answer) return
  await database.transaction(async (tx) => {
    const locked = await lockWithdrawal(tx, part.merchantId, part.withdrawalId)
    // An operator may have seen the transfer on the bank's statement first.
    if (locked?.state !== 'PAYING') return
    const mover = { actor: 'bank', now: clock.now() }
    if (answer.outcome === 'REFUSED') await reportRefused(tx, locked, part, answer.reason, mover)
    else await reportSent(tx, locked, part, { bankReference: answer.bankReference, timeZone: timeZoneOf(part.merchantId) }, mover)
  })
}

/** Undefined where nothing is known: a broken line, an answer that takes too long. */
async function askBank(channel: PayoutChannel, order: PayoutOrder): Promise<PayoutOutcome | undefined> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<undefined>((resolve) => { timer = setTimeout(() => resolve(undefined), PATIENCE_MS) })
  try {
    return await Promise.race([channel.pay(order).catch(() => undefined), patience])
  } finally {
    clearTimeout(timer)
  }
}
