import { checkBalance, checkBalanceSchemas } from '../../../../contract/player/cashier/check-balance.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { withdrawableFrom } from '../../../wagering/index.ts'
import { readHeldMoney } from '../store/balance.ts'

/** It only reads, so it takes no transaction: this call is the most frequent of all. */
export const handleCheckBalance = handleBatched(
  checkBalance,
  checkBalanceSchemas,
  async ({ actor, database, merchant }) => {
    const { main, bonus, hold, trial, hasOpenRequirement } = await readHeldMoney(database, actor.accountId)
    if (actor.claims.isTrial)
      return { balance: trial, currency: 'TRIAL', withdrawableAmount: 0n, lockedAmount: 0n, bonusAmount: 0n }
    const balance = main + bonus
    return {
      balance,
      currency: merchant.currency,
      withdrawableAmount: withdrawableFrom(balance, hasOpenRequirement),
      lockedAmount: hold,
      bonusAmount: bonus,
    }
  },
)
