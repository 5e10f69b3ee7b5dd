/** What the merchant set for the channels. */
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { bankTransferSettings, channelSettings, trueMoneySettings, usdtSettings } from '../channel-settings.ts'
import { depositSettings } from '../settings.ts'

const channelRules = {
  enabled: channelSettings.enabled,
  promptPayMin: depositSettings.minAmount, promptPayMax: depositSettings.maxAmount, promptPayMinutes: depositSettings.expiryMinutes,
  transferMin: bankTransferSettings.minAmount, transferMax: bankTransferSettings.maxAmount, transferMinutes: bankTransferSettings.expiryMinutes,
  trueMoneyMin: trueMoneySettings.minAmount, trueMoneyMax: trueMoneySettings.maxAmount, trueMoneyMinutes: trueMoneySettings.expiryMinutes,
  ...usdtSettings,
}

/** The figures of every channel, in one query. */
export const readChannelRules = (reader: Reader, merchantId: string) => settingsOf(reader, merchantId, channelRules)
export type ChannelRules = Awaited<ReturnType<typeof readChannelRules>>
