/** A deposit as the ledger's tests book one. */
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import { MERCHANT } from './support.ts'

export const deposit = (
  memberId: string,
  key: string,
  amount = 500n,
): Parameters<typeof postTransaction>[1] => ({
  scope: 'deposit',
  key,
  kind: 'DEPOSIT',
  currency: 'THB',
  reference: key,
  entries: [
    { from: gatewayAccount(MERCHANT, 'PROMPTPAY'), to: memberAccount(memberId), amount, code: 'DEPOSIT' },
  ],
})
