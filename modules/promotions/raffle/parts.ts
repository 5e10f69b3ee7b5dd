/** Raffles. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleClaimRafflePromotion } from './calls/claim-raffle-promotion.ts'
import { handleListRaffleTickets } from './calls/list-raffle-tickets.ts'
import { handleReadRaffle } from './calls/read-raffle.ts'
import { handleReadRaffleProof } from './calls/read-raffle-proof.ts'
import { gatherTickets } from './jobs/gather-tickets.ts'
import { countDeposit } from './listeners/count-deposit.ts'

export const raffleParts = {
  calls: [handleReadRaffle, handleClaimRafflePromotion, handleReadRaffleProof, handleListRaffleTickets],
  listeners: [countDeposit],
  jobs: [gatherTickets],
} satisfies ModuleParts
