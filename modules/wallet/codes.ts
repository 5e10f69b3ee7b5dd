/**
 * Why money moved (domain/economy.md §1): each transfer carries one; the numbers are what the ledger stores.
 */
export const transferCodes = {
  BET: 1,
  PAYOUT: 2,
  REFUND: 3,
  PAYOUT_REVERSAL: 4,
  JACKPOT: 5,
  RESETTLE: 6,
  JACKPOT_SHARE: 7,
  JACKPOT_SEED: 8,
  RAKE: 9,
  DEPOSIT: 10,
  WITHDRAW_HOLD: 11,
  WITHDRAW_PAID: 12,
  WITHDRAW_RETURN: 13,
  FEE: 14,
  ADJUSTMENT: 15,
  DEPOSIT_RETURN: 16,
  BONUS: 20,
  BONUS_RELEASE: 21,
  FORFEIT: 22,
  CASHBACK: 23,
  RED_ENVELOPE: 24,
  REBATE: 25,
  POINTS_EARNED: 26,
  POINTS_REDEEM: 27,
  PRIZE: 28,
  FREE_ROUND: 29,
  COMMISSION: 30,
  SALARY_D: 31,
  SALARY_H: 32,
  SALARY_R: 33,
  DIVIDEND: 34,
  TRANSFER_UP: 35,
  TRANSFER_DOWN: 36,
  HOLD: 40,
  HOLD_RELEASE: 41,
  HOLD_CAPTURE: 42,
  POCKET_IN: 45,
  POCKET_OUT: 46,
  POCKET_RESULT: 47,
  TRIAL_GRANT: 50,
  TRIAL_RESET: 51,
  RECEIVABLE: 60,
  RECEIVABLE_REPAID: 61,
  REVERSAL: 62,
  OPENING: 70,
} as const

export type TransferCode = keyof typeof transferCodes

const names = new Map<number, TransferCode>(
  Object.entries(transferCodes).map(([name, number]) => [number, name as TransferCode]),
)

/** The code behind a stored number. */
export function transferCodeOf(number: number): TransferCode {
  const name = names.get(number)
  if (!name) throw new Error(`the ledger knows no transfer code ${number}`)
  return name
}
