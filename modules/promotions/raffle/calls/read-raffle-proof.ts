import {
  readRaffleProof,
  readRaffleProofSchemas,
} from '../../../../contract/player/promotions/read-raffle-proof.ts'
import { refuse } from '../../../../contract/errors.ts'
import { raffleTag } from '../../../../kernel/promotions/raffle.ts'
import { handle } from '../../../../platform/calls.ts'
import { readDraw } from '../../draws/store.ts'
import { nameOf } from '../../envelope/values.ts'
import { raffleTermsOf } from '../gather.ts'
import { readWinners } from '../store/prizes.ts'
import { shownRaffle, winnerValue } from '../values.ts'

export const handleReadRaffleProof = handle(
  readRaffleProof,
  readRaffleProofSchemas,
  async ({ tx, merchant, language }, { params: { promotionId } }) => {
    const draw =
      (await readDraw(tx, { merchantId: merchant.id, promotionId, kind: 'RAFFLE' })) ??
      refuse('PROMO_NOT_FOUND')
    const winners = await readWinners(tx, promotionId)
    return {
      promotionId,
      name: nameOf(draw, language),
      state: shownRaffle(draw),
      currency: merchant.currency,
      tag: raffleTag(promotionId),
      committedAt: draw.committedAt,
      commit: draw.commit,
      closesAt: draw.closesAt,
      drawsAt: draw.drawsAt,
      prizes: raffleTermsOf(draw).prizes.map(BigInt),
      digest: draw.beacon,
      totalTickets: draw.listCount === null ? null : Number(draw.listCount),
      seed: draw.seed,
      winners: winners.map((winner) => winnerValue(promotionId, winner)),
    }
  },
)
