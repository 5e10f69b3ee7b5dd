/** Deposits from a TrueMoney wallet, or any app that pays an e-wallet id: a QR code like PromptPay's. */
import { receiversFor } from './receivers.ts'
import { promptPayText } from './rules/promptpay.ts'
import { thaiMoney } from '../../../contract/shared/cashier-channels.ts'
import type { PaymentChannel } from './ports.ts'
import { quickAmountsWithin } from './quick-amounts.ts'

/** TrueMoney's prefix of e-wallet ids; the wallet's mobile number follows. */
const TRUEMONEY = '14000'

export const trueMoney: PaymentChannel = {
  code: 'TRUEMONEY',
  creditsIn: thaiMoney.currency,
  figuresOf: async (rules) => {
    const [minAmount, maxAmount] = [rules.trueMoneyMin, rules.trueMoneyMax]
    return {
      currency: thaiMoney.currency,
      minAmount,
      maxAmount,
      quickAmounts: quickAmountsWithin(minAmount, maxAmount),
      expiryMinutes: rules.trueMoneyMinutes,
      crypto: null,
    }
  },
  placesFor: async (tx, _services, { merchantId, asked, now }) =>
    (await receiversFor(tx, merchantId, 'TRUEMONEY', asked, now)).map(({ receiver, holderName }) => ({
      receiver,
      receiverName: holderName,
    })),
  codeText: (receiver, amount) =>
    promptPayText(receiver.length === 10 ? TRUEMONEY + receiver : receiver, amount),
}
