import {
  checkWithdrawal,
  checkWithdrawalSchemas,
} from '../../../../contract/player/cashier/check-withdrawal.ts'
import { isMoment } from '../../../../kernel/calendar.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { momentText } from '../../../../platform/moment-text.ts'
import { paymentPasswordState } from '../../../identity/index.ts'
import { settingsOf } from '../../../system/index.ts'
import { countRounds, hasOpenRequirement, ownLeft, type Weights } from '../../../wagering/index.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { confirmMinutesAt } from '../rules/receipt-clock.ts'
import { rateText, spreadText } from '../../channels/rules/usdt.ts'
import { leastAmount, networkFeeAmount } from '../rules/usdt-payout.ts'
import { allowanceOf, feeOf, firstChecks, restChecks, type Failure } from '../rules/withdrawal-checks.ts'
import { payoutSettings } from '../../settings/withdrawals.ts'
import { readBankAccounts, type BankAccount } from '../../shared/store/bank-accounts.ts'
import { isCancelLocked } from '../store/complaints.ts'
import { readUsdtPayouts } from '../usdt-payouts.ts'
import { readStanding, type Standing } from '../withdrawal-facts.ts'

export const handleCheckWithdrawal = handle(checkWithdrawal, checkWithdrawalSchemas, async (context) => {
  const { tx, merchant, actor, now } = context
  // The rounds of the last moments count at once, before the job runs.
  if (await hasOpenRequirement(tx, actor.accountId)) await countRounds(tx, [actor.accountId], now)
  const balances = await balancesOf(tx, actor.accountId)
  const standing = await readStanding(context, tx, balances)
  const { facts, requirements } = standing
  const allowance = allowanceOf(facts)
  const failure = await firstFailure(context, standing)
  const payout = await settingsOf(tx, merchant.id, payoutSettings)
  return {
    withdrawableAmount: facts.turnoverLeft > 0n ? 0n : facts.balance,
    feeAmount: feeOf(facts),
    minAmount: facts.rules.minAmount,
    maxAmount: allowance.maxAmount,
    leftToday: allowance.leftCount,
    leftTodayAmount: allowance.leftAmount,
    leftTodayBound: { reason: allowance.bound, amount: allowance.boundAmount },
    freeLeftToday: allowance.freeCount,
    currency: merchant.currency,
    balance: balances.balance,
    bonusAmount: balances.bonus,
    lockedAmount: balances.hold,
    requirements: requirements.map((row) => ({
      source: row.source,
      isBonus: row.isBonus,
      baseAmount: row.baseAmount,
      multiplierPpm: Number(row.multiplierPpm),
      requiredAmount: row.requiredAmount,
      doneAmount: row.doneAmount,
      leftAmount: row.requiredAmount - row.doneAmount,
      ownLeftAmount: row.isBonus ? ownLeft(row) : 0n,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      ...countsOf(row.weights),
    })),
    firstFailure: failure?.code ?? null,
    firstFailureParams: (failure?.params ?? []).map((param) =>
      isMoment(param) ? momentText(context, new Date(param)) : param,
    ),
    usdt: await usdtOf(context, feeOf(facts), facts.rules.minAmount),
    isCancelLocked: await isCancelLocked(tx, actor.accountId),
    confirmMinutes: confirmMinutesAt(now, merchant.timeZone, {
      dayMinutes: payout.confirmMinutes,
      nightMinutes: payout.confirmMinutesNight,
    }),
  }
})

async function usdtOf(context: CallContext, feeAmount: bigint, minAmount: bigint) {
  const usdt = await readUsdtPayouts(context, context.tx, context.merchant)
  if (!usdt) return null
  const least = leastAmount(usdt, feeAmount)
  return {
    networks: [...usdt.networks],
    rate: rateText(usdt.rate),
    spread: spreadText(usdt.spreadBasisPoints),
    networkFee: usdt.networkFee,
    networkFeeAmount: networkFeeAmount(usdt),
    minAmount: least > minAmount ? least : minAmount,
  }
}

function countsOf({ default: otherPercent, ...own }: Weights) {
  return { counts: Object.entries(own).map(([product, percent]) => ({ product, percent })), otherPercent }
}

/**
 * The refusal of the smallest withdrawal to the best account; of the password only that it is set and not
 * locked.
 */
async function firstFailure(
  { tx, merchant, actor }: CallContext,
  { facts }: Standing,
): Promise<Failure | null> {
  const early = firstChecks(facts, facts.rules.minAmount)
  if (early) return early
  const password = await paymentPasswordState(tx, actor.accountId)
  if (!password.isSet) return { code: 'WD_PASSWORD', params: [] }
  if (password.lockedUntil && password.lockedUntil > facts.now)
    return { code: 'WD_PASSWORD_LOCKED', params: [password.lockedUntil.toISOString()] }
  const accounts = await readBankAccounts(tx, { merchantId: merchant.id, memberId: actor.accountId }, 'ANY')
  return restChecks(facts, facts.rules.minAmount, soonestUsable(accounts))
}

function soonestUsable(accounts: readonly BankAccount[]): BankAccount | undefined {
  return [...accounts].sort((one, other) => one.usableFrom.getTime() - other.usableFrom.getTime())[0]
}
