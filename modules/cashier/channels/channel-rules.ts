/** The merchant's settings for the channels. */
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { bankTransferSettings, channelSettings, trueMoneySettings } from '../settings/channels.ts'
import { usdtSettings } from '../settings/usdt.ts'
import { depositSettings } from '../settings/deposits.ts'

const channelRules = {
  enabled: channelSettings.enabled,
  promptPayMin: depositSettings.minAmount,
  promptPayMax: depositSettings.maxAmount,
  promptPayMinutes: depositSettings.expiryMinutes,
  transferMin: bankTransferSettings.minAmount,
  transferMax: bankTransferSettings.maxAmount,
  transferMinutes: bankTransferSettings.expiryMinutes,
  trueMoneyMin: trueMoneySettings.minAmount,
  trueMoneyMax: trueMoneySettings.maxAmount,
  trueMoneyMinutes: trueMoneySettings.expiryMinutes,
  ...usdtSettings,
}

/** The settings of every channel, in one query. */
export const readChannelRules = (reader: Reader, merchantId: string) =>
  settingsOf(reader, merchantId, channelRules)
export type ChannelRules = Awaited<ReturnType<typeof readChannelRules>>
