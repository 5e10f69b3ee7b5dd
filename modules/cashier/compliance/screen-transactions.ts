/** Looks for the signs of rules/aml-signs.ts when money comes in or is requested (domain/economy.md §9). */
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { newId } from '../../../kernel/ids.ts'
import { deviceCrowdOf, takeoverSignsOf } from '../../identity/index.ts'
import { settingOf } from '../../system/index.ts'
import { roundTotalsOf } from '../../wallet/index.ts'
import { amlScores, type AmlKind } from './rules/aml-kinds.ts'
import {
  countJustBelow,
  isGathered,
  isLowTurnover,
  isPassThrough,
  isSharedDevice,
  isStructuring,
  isTakeover,
} from './rules/aml-signs.ts'
import { maskPlace } from '../shared/rules/payout-accounts.ts'
import { amlSettings } from '../settings/compliance.ts'
import { insertFlag, type Watched } from './store/aml.ts'
import {
  addClaim,
  readBankAccountOwner,
  readCreditedAmounts,
  readFirstCredit,
  readPassage,
} from './store/aml-facts.ts'
import { flagMember } from './flags.ts'

const DAY_MS = 86_400_000
/** Turnover is checked over the deposits of this many days. */
const TURNOVER_DAYS = 7
const DEVICE_DAYS = 90

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

function raise(
  tx: Tx,
  { merchantId, memberId }: Watched,
  kind: AmlKind,
  reference: string,
  detail: Record<string, unknown>,
): Promise<boolean> {
  return flagMember(tx, { merchantId, memberId, kind, score: amlScores[kind], reference, detail })
}

/**
 * When a withdrawal is requested: deposits that were not played, a device of several accounts, an account
 * taken over.
 */
export async function screenWithdrawal(
  tx: Tx,
  withdrawal: Watched & { withdrawalId: string; amount: bigint },
  now: Date,
): Promise<void> {
  const first = await readFirstCredit(tx, withdrawal, before(now, TURNOVER_DAYS))
  if (first) {
    const deposited = (await readCreditedAmounts(tx, withdrawal, first)).reduce(
      (sum, amount) => sum + amount,
      0n,
    )
    const { betAmount: staked } = await roundTotalsOf(tx, { memberId: withdrawal.memberId, from: first })
    if (isLowTurnover({ deposited, staked, withdrawn: withdrawal.amount }))
      await raise(tx, withdrawal, 'LOW_TURNOVER', withdrawal.withdrawalId, {
        deposited,
        staked,
        withdrawn: withdrawal.amount,
      })
  }
  await screenDevice(tx, withdrawal, now)
  await screenPassage(tx, withdrawal, withdrawal.withdrawalId, withdrawal.amount, now)
  const signs = await takeoverSignsOf(tx, withdrawal.memberId, before(now, 1))
  const isPasswordNew = signs.passwordChangedAt >= before(now, 1)
  if (isTakeover({ hasNewCountry: signs.hasNewCountry, isPasswordNew })) {
    await raise(tx, withdrawal, 'TAKEOVER', withdrawal.withdrawalId, {
      passwordChangedAt: signs.passwordChangedAt,
      withdrawn: withdrawal.amount,
    })
  }
}

/**
 * When money moved along the line: an account that gathers from many, and one that only passes money on. One
 * day of it is one suspicion.
 */
export async function screenLineTransfer(
  tx: Tx,
  transfer: { merchantId: string; transferId: string; fromId: string; toId: string },
  now: Date,
): Promise<void> {
  for (const memberId of [transfer.fromId, transfer.toId])
    await screenPassage(
      tx,
      { merchantId: transfer.merchantId, memberId },
      `line:${now.toISOString().slice(0, 10)}`,
      0n,
      now,
    )
}

/** `leaving` is requested at this moment and is not stored yet. */
async function screenPassage(
  tx: Tx,
  member: Watched,
  reference: string,
  leaving: bigint,
  now: Date,
): Promise<void> {
  const { inbound, outAmount } = await readPassage(tx, member, before(now, 1))
  if (!isGathered(inbound) && !isPassThrough(inbound, outAmount + leaving)) return
  await raise(tx, member, 'PASS_THROUGH', reference, {
    downlines: new Set(inbound.map(({ fromId }) => fromId)).size,
    withdrawn: outAmount + leaving,
  })
}

/** When a deposit was credited: many just below the reporting amount, and the device. */
export async function screenDeposit(
  tx: Tx,
  deposit: Watched & { depositId: string },
  now: Date,
): Promise<void> {
  const amounts = await readCreditedAmounts(tx, deposit, before(now, 1))
  if (isStructuring(amounts))
    await raise(tx, deposit, 'STRUCTURING', deposit.depositId, {
      deposits: countJustBelow(amounts),
      deposited: amounts.reduce((sum, amount) => sum + amount, 0n),
    })
  await screenDevice(tx, deposit, now)
}

async function screenDevice(tx: Tx, member: Watched, now: Date): Promise<void> {
  const { device, accounts } = await deviceCrowdOf(
    tx,
    { merchantId: member.merchantId, accountId: member.memberId },
    before(now, DEVICE_DAYS),
  )
  if (isSharedDevice(accounts)) await raise(tx, member, 'SHARED_DEVICE', device, { device, accounts })
}

/**
 * Records that the signed-in member tries to bind a bank account or an address of another member: it stays
 * the other's, and their payouts are held. Written outside the transaction, since the request itself is
 * refused.
 */
export async function noteClaim(
  { tx, database, merchant, actor, now }: CallContext,
  account: { bankCode: string; accountNo: string },
): Promise<void> {
  const owner = await readBankAccountOwner(tx, merchant.id, account)
  if (owner === undefined || owner.memberId === actor.accountId) return
  const watched = { merchantId: merchant.id, memberId: actor.accountId }
  await addClaim(database.aside, { ...watched, bankCode: owner.bankCode, accountNo: account.accountNo, now })
  await insertFlag(database.aside, {
    ...watched,
    flagId: newId(),
    kind: 'SHARED_BANK_ACCOUNT',
    score: amlScores.SHARED_BANK_ACCOUNT,
    reference: `${account.bankCode}:${account.accountNo}`,
    detail: { bankAccount: `${account.bankCode} ${maskPlace(account)}`, ownerId: owner.memberId },
    days: await settingOf(tx, merchant.id, amlSettings.flagDays),
  })
}
