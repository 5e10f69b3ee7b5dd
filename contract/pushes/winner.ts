/** Topic `winners`, public: new wins for the board, the newest first, in the shape of list-ranks. */
export const winnersTopic = 'winners'

export interface WinnersPush {
  list: {
    gameId: string
    customerName: string
    winAmount: number
    currency: string
    vassalage: string
    gameCode: string
    isJackpot: boolean
    /** RFC 3339. */
    wonAt: string
  }[]
}
