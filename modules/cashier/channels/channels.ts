/** Every deposit channel, in the order in which members see them. */
import { cryptoChannels, type DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import type { RealCurrency } from '../../../kernel/money.ts'
import { bankTransfer } from './bank-transfer.ts'
import type { PaymentChannel } from './ports.ts'
import { promptPay } from './promptpay.ts'
import { trueMoney } from './truemoney.ts'
import { usdtChannel } from './usdt.ts'

export const channels: readonly PaymentChannel[] = [
  promptPay,
  bankTransfer,
  trueMoney,
  ...cryptoChannels.map(usdtChannel),
]

/** Those that a house of this currency may offer. */
export const channelsIn = (currency: RealCurrency): readonly PaymentChannel[] =>
  channels.filter(({ creditsIn }) => creditsIn === currency)

const byCode = new Map(channels.map((channel) => [channel.code, channel]))

export const channelOf = (code: DepositChannel): PaymentChannel => byCode.get(code)!
