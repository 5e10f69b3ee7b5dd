/**
 * The kinds of corrections of a balance in the ledger: in which direction money may go, and to which account
 * of the house.
 */
export const adjustmentCodes = ['ADJUSTMENT', 'BONUS', 'CASHBACK', 'FEE'] as const
export type AdjustmentCode = (typeof adjustmentCodes)[number]

/** A correction goes both ways; credits are only added, fees only deducted. */
export const adjustmentWays: Readonly<Record<AdjustmentCode, readonly ('add' | 'take')[]>> = {
  ADJUSTMENT: ['add', 'take'],
  BONUS: ['add'],
  CASHBACK: ['add'],
  FEE: ['take'],
}

/** How many times an added amount may have to be played before it can be withdrawn. */
export const TURNOVER_TIMES = 50
