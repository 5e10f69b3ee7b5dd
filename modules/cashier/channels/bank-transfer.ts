/** Deposits by bank transfer: to an account of the merchant, with a slip as a hint for the match. */
import { receiversFor } from './receivers.ts'
import { thaiMoney } from '../../../contract/shared/cashier-channels.ts'
import type { PaymentChannel } from './ports.ts'
import { quickAmountsWithin } from './quick-amounts.ts'

export const bankTransfer: PaymentChannel = {
  code: 'BANK_TRANSFER',
  creditsIn: thaiMoney.currency,
  figuresOf: async (rules) => {
    const [minAmount, maxAmount] = [rules.transferMin, rules.transferMax]
    return {
      currency: thaiMoney.currency,
      minAmount,
      maxAmount,
      quickAmounts: quickAmountsWithin(minAmount, maxAmount),
      expiryMinutes: rules.transferMinutes,
      crypto: null,
    }
  },
  placesFor: async (tx, _services, { merchantId, asked, now }) =>
    (await receiversFor(tx, merchantId, 'BANK_TRANSFER', asked, now)).map(({ receiver, holderName }) => ({
      receiver,
      receiverName: holderName,
    })),
  codeText: () => null,
}

/** What a deposit stores of the receiving account: `KBANK:1234567890`. */
export function accountOfReceiver(receiver: string): { bankCode: string; accountNo: string } {
  const [bankCode = '', accountNo = ''] = receiver.split(':')
  return { bankCode, accountNo }
}
