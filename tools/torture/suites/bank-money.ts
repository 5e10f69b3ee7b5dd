/** Money that comes in, goes out and moves to another member. */
import {
  captureHold,
  gatewayAccount,
  memberAccount,
  postTransaction,
  releaseHold,
} from '../../../modules/wallet/index.ts'
import { MERCHANT, type Wallet } from '../../../tests/ledger/support.ts'

export const payIn = (
  { database }: Wallet,
  { memberId, amount, key }: { memberId: string; amount: bigint; key: string },
) =>
  database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'deposit',
      key,
      kind: 'DEPOSIT',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount(MERCHANT, 'PROMPTPAY'),
          to: memberAccount(memberId),
          amount,
          code: 'DEPOSIT',
        },
      ],
    }),
  )

export const sendAlong = (
  { database }: Wallet,
  { from, to, amount, key }: { from: string; to: string; amount: bigint; key: string },
) =>
  database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'line-transfer',
      key,
      kind: 'TRANSFER',
      currency: 'THB',
      entries: [{ from: memberAccount(from), to: memberAccount(to), amount, code: 'TRANSFER_UP' }],
    }),
  )

/** What is held is given back or paid out, whole or in part. */
export const endHold = (
  { database }: Wallet,
  { holdId, amount, key, isReturn }: { holdId: string; amount: bigint; key: string; isReturn: boolean },
) =>
  database.transaction((tx) =>
    isReturn
      ? releaseHold(tx, { holdId, scope: 'withdrawal', key, amount })
      : captureHold(tx, {
          holdId,
          scope: 'withdrawal',
          key,
          amount,
          to: gatewayAccount(MERCHANT, 'BANK'),
        }),
  )
