/** Deposits by PromptPay QR. */
import { receiversFor } from './receivers.ts'
import { promptPayText } from './rules/promptpay.ts'
import { thaiMoney } from '../../../contract/shared/cashier-channels.ts'
import type { PaymentChannel } from './ports.ts'
import { quickAmountsWithin } from './quick-amounts.ts'

export const promptPay: PaymentChannel = {
  code: 'PROMPTPAY',
  creditsIn: thaiMoney.currency,
  figuresOf: async (rules) => {
    const [minAmount, maxAmount] = [rules.promptPayMin, rules.promptPayMax]
    return {
      currency: thaiMoney.currency,
      minAmount,
      maxAmount,
      quickAmounts: quickAmountsWithin(minAmount, maxAmount),
      expiryMinutes: rules.promptPayMinutes,
      crypto: null,
    }
  },
  placesFor: async (tx, _services, { merchantId, asked, now }) =>
    (await receiversFor(tx, merchantId, 'PROMPTPAY', asked, now)).map(({ receiver, holderName }) => ({
      receiver,
      receiverName: holderName,
    })),
  codeText: promptPayText,
}
