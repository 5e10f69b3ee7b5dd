/** The events of draws, each written in the transaction of its cause. */
export const drawEvents = {
  /** {gameCode, numero}: a result from outside was confirmed, for the first time or as a correction. */
  resultConfirmed: 'lottery.result-confirmed',
} as const
