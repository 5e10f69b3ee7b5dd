/**
 * Asks the bank, or the chain, to pay what is due. No transaction is open meanwhile; without an answer the
 * outcome is unknown, and the same reference is asked for again until the answer is definite.
 */
import { isCryptoCode } from '../../../../contract/shared/cashier-channels.ts'
import { clock } from '../../../../kernel/clock.ts'
import type { Job } from '../../../../platform/calls.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Services } from '../../../../platform/services.ts'
import { merchantsKey } from '../../../system/index.ts'
import { chainPayoutKey, payoutChannelKey } from '../../channels/ports.ts'
import { payoutReference, reportRefused, reportSent } from '../payouts.ts'
import { pauseAfter, pauseOnTheWay } from '../rules/payout-parts.ts'
import { wholePlace } from '../../shared/rules/payout-accounts.ts'
import { askAgainAt, takeDuePayouts, type Payout } from '../store/payouts.ts'
import { lockWithdrawal, readWithdrawal } from '../store/withdrawals.ts'
import type { Withdrawal } from '../store/withdrawal-rows.ts'
import { screenAddress } from '../../compliance/address-screen.ts'

const AT_ONCE = 20
const PATIENCE_MS = 8_000

/**
 * The answer of the bank or the chain; undefined if it is unknown: a broken connection, an answer that takes
 * too long.
 */
type Answer =
  | { outcome: 'SENT'; bankReference: string }
  | { outcome: 'PENDING' }
  | { outcome: 'REFUSED'; reason: string }
  | undefined

export const sendPayouts: Job = {
  name: 'cashier/send-payouts',
  everyMs: 500,
  run: async ({ database, services, now }) => {
    if (!services.use(payoutChannelKey) && !services.use(chainPayoutKey)) return
    for (;;) {
      const due = await takeDue(database, now)
      if (due.length === 0) return
      await Promise.all(due.map((part) => pay(database, services, part)))
    }
  },
}

function takeDue(database: Database, now: Date): Promise<Payout[]> {
  return database.transaction(async (tx) => {
    const due = await takeDuePayouts(tx, now, AT_ONCE)
    // Set before the bank is asked: if the process dies in between, the next one asks.
    for (const part of due) await askAgainAt(tx, part, new Date(now.getTime() + pauseAfter(part.askedCount)))
    return due
  })
}

async function pay(database: Database, services: Pick<Services, 'use'>, part: Payout): Promise<void> {
  const withdrawal = await readWithdrawal(database.kysely, part.merchantId, part.withdrawalId)
  if (withdrawal?.state !== 'PAYING' || (await isStopped(database, withdrawal, part))) return
  const answer = await patiently(ask(services, withdrawal, part))
  if (!answer) return
  await database.transaction(async (tx) => {
    const locked = await lockWithdrawal(tx, part.merchantId, part.withdrawalId)
    // An operator may have seen the transfer on the bank's statement first.
    if (locked?.state !== 'PAYING') return
    const mover = { actor: locked.crypto ? 'chain' : 'bank', now: clock.now() }
    if (answer.outcome === 'PENDING')
      await askAgainAt(tx, part, new Date(clock.nowMs() + pauseOnTheWay(part.askedCount)))
    else if (answer.outcome === 'REFUSED') await reportRefused(tx, locked, part, answer.reason, mover)
    else
      await reportSent(
        tx,
        locked,
        part,
        {
          bankReference: answer.bankReference,
          timeZone: services.use(merchantsKey).byId(part.merchantId)!.timeZone,
        },
        mover,
      )
  })
}

/**
 * Before the chain is asked at all: an address that came onto a sanctions list since the approval gets
 * nothing.
 */
async function isStopped(database: Database, withdrawal: Withdrawal, part: Payout): Promise<boolean> {
  const { bankCode: channel, accountNo: address } = withdrawal
  if (part.askedCount > 1 || !isCryptoCode(channel)) return false
  return database.transaction(async (tx) => {
    const locked = await lockWithdrawal(tx, part.merchantId, part.withdrawalId)
    if (
      locked?.state !== 'PAYING' ||
      !(await screenAddress(tx, withdrawal, { channel, address }, withdrawal.withdrawalId))
    )
      return false
    await reportRefused(tx, locked, part, 'ADDRESS_SANCTIONED', { actor: 'system', now: clock.now() })
    return true
  })
}

async function ask(services: Pick<Services, 'use'>, withdrawal: Withdrawal, part: Payout): Promise<Answer> {
  const reference = payoutReference(part)
  const { bankCode, crypto } = withdrawal
  if (!isCryptoCode(bankCode)) {
    return services.use(payoutChannelKey)?.pay({
      reference,
      bankCode,
      accountNo: withdrawal.accountNo,
      holderName: withdrawal.holderName,
      amount: part.amount,
    })
  }
  const told = await services
    .use(chainPayoutKey)
    ?.send({ reference, channel: bankCode, address: wholePlace(withdrawal), amount: crypto!.amount })
  return told?.outcome === 'SENT' ? { outcome: 'SENT', bankReference: told.txHash } : told
}

async function patiently(asking: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  try {
    return await Promise.race([asking.catch(() => undefined), patience])
  } finally {
    clearTimeout(timer)
  }
}
