import { checkBalance, checkBalanceSchemas } from '../../../contract/player/cashier/check-balance.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { withdrawableOf } from '../../wagering/index.ts'
import { balancesOf } from '../../wallet/index.ts'

/** Only reads, so it takes no transaction: this call is asked for more often than any other. */
export const handleCheckBalance = handleBatched(checkBalance, checkBalanceSchemas, async ({ actor, database, merchant }) => {
  const balances = await balancesOf(database.kysely, actor.accountId)
  if (actor.claims.isTrial) return { balance: balances.trial, currency: 'TRIAL', withdrawableAmount: 0n, lockedAmount: 0n, bonusAmount: 0n }
  return {
    balance: balances.balance, currency: merchant.currency, withdrawableAmount: await withdrawableOf(database.kysely, actor.accountId, balances),
    lockedAmount: balances.hold, bonusAmount: balances.bonus,
  }
})
