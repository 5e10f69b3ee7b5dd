/** Which codes of the ledger stand behind each type of the account record. */
import type { transactionTypes } from '../../../../contract/player/cashier/record-words.ts'
import type { TransferCode } from '../../../wallet/index.ts'

type TransactionType = (typeof transactionTypes)[number]

export const codesOfType: Readonly<Record<TransactionType, readonly TransferCode[]>> = {
  DEPOSIT: ['DEPOSIT', 'DEPOSIT_RETURN', 'OPENING'],
  WITHDRAW: ['WITHDRAW_HOLD', 'WITHDRAW_RETURN', 'WITHDRAW_PAID'],
  BET: ['BET'],
  PAYOUT: ['PAYOUT', 'PAYOUT_REVERSAL', 'JACKPOT', 'RESETTLE'],
  REFUND: ['REFUND'],
  BONUS: [
    'BONUS',
    'BONUS_RELEASE',
    'FORFEIT',
    'CASHBACK',
    'RED_ENVELOPE',
    'FREE_ROUND',
    'PRIZE',
    'POINTS_REDEEM',
  ],
  REBATE: ['REBATE'],
  TRANSFER: ['TRANSFER_UP', 'TRANSFER_DOWN', 'POCKET_IN', 'POCKET_OUT', 'POCKET_RESULT'],
  SEAT: ['HOLD', 'HOLD_RELEASE', 'HOLD_CAPTURE'],
  COMMISSION: ['COMMISSION', 'SALARY_D', 'SALARY_H', 'SALARY_R', 'DIVIDEND'],
  ADJUSTMENT: ['ADJUSTMENT', 'RECEIVABLE', 'RECEIVABLE_REPAID', 'REVERSAL'],
  FEE: ['FEE'],
}
