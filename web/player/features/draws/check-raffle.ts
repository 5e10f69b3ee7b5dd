/** Draws a raffle again on this device (domain/economy.md §6). No server takes part. */
import { commitOf } from '../../../../kernel/fair/stream.ts'
import { digestOfTickets, drawWinners, type TicketRange } from '../../../../kernel/promotions/raffle.ts'

export interface RaffleClaim {
  readonly promotionId: string
  readonly commit: string
  readonly digest: string
  readonly seed: string
  readonly prizes: readonly number[]
  readonly tickets: readonly TicketRange[]
  readonly winners: readonly { readonly number: number; readonly holder: string }[]
}

export interface CheckedRaffle {
  readonly isCommitRight: boolean
  readonly isListRight: boolean
  readonly areWinnersRight: boolean
  readonly isRight: boolean
  /** As this device draws them. */
  readonly winners: readonly { readonly number: number; readonly holder: string }[]
}

/** A seed that is none draws nothing, and nothing holds. */
export function checkRaffle(claim: RaffleClaim): CheckedRaffle {
  try {
    const winners = drawWinners(claim.seed, claim.promotionId, claim.tickets, claim.prizes.length)
    const isCommitRight = commitOf(claim.seed) === claim.commit
    const isListRight = digestOfTickets(claim.tickets) === claim.digest
    const areWinnersRight =
      winners.length === claim.winners.length &&
      winners.every(({ number, holder }, place) => {
        const said = claim.winners[place]!
        return said.number === number && said.holder === holder
      })
    const isRight = isCommitRight && isListRight && areWinnersRight
    return { isCommitRight, isListRight, areWinnersRight, isRight, winners }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { isCommitRight: false, isListRight: false, areWinnersRight: false, isRight: false, winners: [] }
  }
}
