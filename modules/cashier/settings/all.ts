/** The cashier's settings that an operator may change (domain/economy.md §7, §8; domain/gaps.md §8). */
import type { AnySetting } from '../../system/index.ts'
import { bankTransferSettings, channelSettings, trueMoneySettings } from './channels.ts'
import { usdtPayoutSettings, usdtSettings } from './usdt.ts'
import { depositSettings } from './deposits.ts'
import { deadlineSettings, payoutSettings, withdrawalSettings } from './withdrawals.ts'
import { bankAccountSettings } from './accounts.ts'
import { fourEyesSettings } from './four-eyes.ts'
import { lineSettings } from './line.ts'
import { amlSettings, kycSettings } from './compliance.ts'
import { recordSettings } from './records.ts'

export const settings: readonly AnySetting[] = [
  depositSettings,
  channelSettings,
  bankTransferSettings,
  trueMoneySettings,
  usdtSettings,
  usdtPayoutSettings,
  withdrawalSettings,
  payoutSettings,
  deadlineSettings,
  bankAccountSettings,
  fourEyesSettings,
  lineSettings,
  kycSettings,
  amlSettings,
  recordSettings,
].flatMap((group) => Object.values(group))
