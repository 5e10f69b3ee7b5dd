/** Reads the facts for the preconditions and the risk rules of a withdrawal. */
import { refuse } from '../../../contract/errors.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import type { MerchantContext, RequestContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountOf, payoutHoldOf, vipOf, type Account } from '../../identity/index.ts'
import { isSelfExcluded } from '../../limits/index.ts'
import { settingsOf } from '../../system/index.ts'
import { requirementsOf, turnoverLeft, type Requirement } from '../../wagering/index.ts'
import { roundTotalsOf, type Balances } from '../../wallet/index.ts'
import { isHeld, standingScore } from '../compliance/flags.ts'
import { riskReasonsOf, type RiskReason } from './rules/auto-approve.ts'
import { dailyLimitOf } from '../shared/rules/vip-limits.ts'
import { matchNames } from '../shared/rules/name-match.ts'
import type { WithdrawalFacts } from './rules/withdrawal-checks.ts'
import { kycSettings } from '../settings/compliance.ts'
import { withdrawalSettings } from '../settings/withdrawals.ts'
import { readMoney30Days } from '../compliance/store/kyc-money.ts'
import { readCreditedSince, readPayerNames } from '../deposits/store/deposit-facts.ts'
import { readPace } from './store/withdrawal-counts.ts'

export interface Standing {
  readonly account: Account
  readonly facts: WithdrawalFacts
  readonly requirements: readonly Requirement[]
}

/** The facts of the member who calls for a withdrawal now, with the balances that were read or locked. */
export async function readStanding(
  context: Pick<RequestContext, 'use' | 'merchant' | 'now'> & { actor: { accountId: string } },
  reader: Reader,
  balances: Balances,
): Promise<Standing> {
  const { merchant, now } = context
  const { accountId } = context.actor
  const key = { merchantId: merchant.id, accountId }
  const account = await accountOf(reader, key)
  if (!account) refuse('MEMBER_NOT_FOUND')
  // Their requirements end and their bonus part is removed before they withdraw (domain/economy.md §8.1, 1).
  const isExcluded = await isSelfExcluded(reader, key, now)
  const requirements = isExcluded ? [] : await requirementsOf(reader, accountId)
  const rules = await settingsOf(reader, merchant.id, { ...withdrawalSettings, ...kycSettings })
  const pace = await readPace(reader, accountId, businessDate(now, merchant.timeZone))
  const facts: WithdrawalFacts = {
    now,
    currency: merchant.currency,
    rules,
    isFrozen: account.state !== 'ACTIVE',
    kycLevel: account.kycLevel,
    dayLimit: dailyLimitOf((await vipOf(context, reader, account)).row),
    payeeName: account.payeeName,
    heldUntil: await payoutHoldOf(reader, accountId, now),
    receivable: balances.receivable,
    balance: isExcluded ? balances.main : balances.balance,
    turnoverLeft: turnoverLeft(requirements),
    hasOpenWithdrawal: pace.hasOpen,
    today: pace.today,
    monthAmount: pace.monthAmount,
    ...(await readMoney30Days(reader, { merchantId: merchant.id, memberId: accountId }, now)),
  }
  return { account, facts, requirements }
}

const DAY_MS = 86_400_000

/**
 * Why a person must decide before the payout; empty if it may be approved automatically (domain/economy.md
 * §8.1).
 */
export async function readRisk(
  reader: Reader,
  merchant: MerchantContext,
  account: Account,
  amount: bigint,
  now: Date,
): Promise<{ reasons: RiskReason[]; isAutoApproved: boolean }> {
  const since = new Date(now.getTime() - DAY_MS)
  const rules = await settingsOf(reader, merchant.id, withdrawalSettings)
  const rounds = await roundTotalsOf(reader, { memberId: account.accountId, from: since })
  const names = await readPayerNames(reader, account.accountId)
  const watched = { merchantId: merchant.id, memberId: account.accountId }
  const reasons = riskReasonsOf(
    {
      amount,
      accountAgeMs: now.getTime() - account.createdAt.getTime(),
      profit24h: rounds.winAmount - rounds.betAmount,
      deposits24h: await readCreditedSince(reader, account.accountId, since),
      amlScore: await standingScore(reader, watched),
      isHeld: await isHeld(reader, watched),
      hasForeignPayer: names.some((name) => matchNames(name, account.payeeName ?? '') !== 'MATCH'),
    },
    {
      maxAmount: rules.autoMaxAmount,
      minAgeDays: rules.autoMinAgeDays,
      profitFactor: rules.autoProfitFactor,
    },
  )
  return { reasons, isAutoApproved: rules.isAutoApproved && reasons.length === 0 }
}
