/** Topic `winners`, public: new wins for the board, the newest first, as list-ranks tells them. */
export const winnersTopic = 'winners'

export interface WinnersPush {
  /** Of this house only; a client of another one leaves the frame alone. */
  merchant: string
  list: { gameId: string; customerName: string; winAmount: number; currency: string; vassalage: string; gameCode: string; isJackpot: boolean; /** RFC 3339. */ wonAt: string }[]
}
