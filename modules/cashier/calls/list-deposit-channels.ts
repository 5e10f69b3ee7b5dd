import { listDepositChannels, listDepositChannelsSchemas } from '../../../contract/player/cashier/list-deposit-channels.ts'
import { handle } from '../../../platform/calls.ts'
import { kycLevelOf } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { promptPay } from '../channels/promptpay.ts'
import { depositSettings } from '../settings.ts'
import { readDepositTotal } from '../store/deposits.ts'

const QUICK_AMOUNTS = [10_000n, 30_000n, 50_000n, 100_000n, 300_000n, 500_000n, 1_000_000n, 5_000_000n]

export const handleListDepositChannels = handle(listDepositChannels, listDepositChannelsSchemas, async ({ tx, actor, merchant }) => {
  const rules = await settingsOf(tx, merchant.id, depositSettings)
  const isVerified = (await kycLevelOf(tx, actor.accountId)) > 0
  const left = isVerified ? rules.maxAmount : rules.unverifiedAmount - (await readDepositTotal(tx, actor.accountId))
  const maxAmount = left < rules.maxAmount ? (left > 0n ? left : 0n) : rules.maxAmount
  return {
    channels: [{
      channel: promptPay.code, currency: merchant.currency, minAmount: rules.minAmount, maxAmount,
      quickAmounts: QUICK_AMOUNTS.filter((amount) => amount >= rules.minAmount && amount <= maxAmount),
      expiresInMinutes: rules.expiryMinutes, receiverName: rules.receiverName,
    }],
  }
})
