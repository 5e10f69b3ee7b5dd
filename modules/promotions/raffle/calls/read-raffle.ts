import { readRaffle, readRaffleSchemas } from '../../../../contract/player/promotions/read-raffle.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { withoutOffers } from '../../audience/left-out.ts'
import { drawsFor } from '../../draws/for-member.ts'
import type { DrawRow } from '../../draws/store.ts'
import { nameOf } from '../../envelope/values.ts'
import { raffleTermsOf } from '../gather.ts'
import { readPrizes, readWinners, type Prize } from '../store/prizes.ts'
import { readFigures, readOwnTickets } from '../store/tickets.ts'
import { shownRaffle, winnerValue } from '../values.ts'

/** A raffle stays in view for a month after its prizes could be claimed. */
const SHOWN_MS = 30 * 86_400_000
const RAFFLES = 20
const RANGES = 50

export const handleReadRaffle = handle(readRaffle, readRaffleSchemas, async (context, { query }) => {
  const { tx, merchant, actor, now, language, use } = context
  const since = new Date(now.getTime() - SHOWN_MS)
  const seeker = { house: merchant, memberId: actor.accountId, now, use }
  const draws = (await drawsFor(tx, seeker, { kind: 'RAFFLE', since, limit: RAFFLES })).filter(
    ({ startsAt }) => startsAt <= now,
  )
  const asked = draws.find(({ promotionId }) => promotionId === query.promotionId)
  const shown = asked ?? draws.findLast(isToCome) ?? draws[0]
  const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [actor.accountId], now })
  return {
    currency: merchant.currency,
    isLeftOut: left.has(actor.accountId),
    list: draws.map((draw) => ({
      promotionId: draw.promotionId,
      name: nameOf(draw, language),
      drawsAt: draw.drawsAt,
    })),
    elsewhere: left.size > 0 ? [] : await claimableElsewhere(context, shown?.promotionId),
    raffle: shown ? await raffleValue(context, shown) : null,
  }
})

const isToCome = (draw: DrawRow): boolean => ['COLLECTING', 'FROZEN'].includes(shownRaffle(draw))

/** Whoever looks at the raffle that runs is told of what they won in the one before it. */
async function claimableElsewhere(
  { tx, actor, language, now }: CallContext,
  shownId: string | undefined,
): Promise<{ promotionId: string; name: string; amount: bigint }[]> {
  const ready = (await readPrizes(tx, actor.accountId)).filter(
    (prize) => prize.promotionId !== shownId && stateOf(prize, now) === 'READY',
  )
  return [...Map.groupBy(ready, ({ promotionId }) => promotionId)].map(([promotionId, prizes]) => ({
    promotionId,
    name: nameOf(prizes[0]!, language),
    amount: prizes.reduce((sum, { amount }) => sum + amount, 0n),
  }))
}

async function raffleValue({ tx, language, actor, now }: CallContext, draw: DrawRow) {
  const { promotionId } = draw
  const memberId = actor.accountId
  const terms = raffleTermsOf(draw)
  const figures = await readFigures(tx, promotionId, memberId)
  const ranges = await readOwnTickets(tx, promotionId, memberId, RANGES)
  const winners = await readWinners(tx, promotionId)
  const own = await readPrizes(tx, memberId, { promotionId })
  return {
    promotionId,
    name: nameOf(draw, language),
    state: shownRaffle(draw),
    closesAt: draw.closesAt,
    drawsAt: draw.drawsAt,
    claimUntil: draw.endsAt,
    depositPerTicketAmount: BigInt(terms.perDeposit),
    validPerTicketAmount: BigInt(terms.perValid),
    prizes: terms.prizes.map(BigInt),
    totalTickets: Number(figures.totalTickets),
    own: {
      depositAmount: figures.depositAmount,
      depositTickets: Number(figures.depositTickets),
      validAmount: figures.validAmount,
      validTickets: Number(figures.validTickets),
      ranges: ranges.map(({ firstNumber, count, source, givenAt }) => ({
        firstNumber,
        count,
        source,
        givenAt,
      })),
    },
    commit: draw.commit,
    digest: draw.beacon,
    winners: winners.map((winner) => ({
      ...winnerValue(promotionId, winner),
      isOwn: winner.memberId === memberId,
    })),
    ownPrizes: own.map((prize) => ({
      place: prize.place,
      number: prize.number,
      amount: prize.amount,
      state: stateOf(prize, now),
    })),
  }
}

function stateOf({ state, claimUntil }: Prize, now: Date): 'READY' | 'CLAIMED' | 'EXPIRED' {
  if (state === 'CLAIMED') return 'CLAIMED'
  return state === 'CLAIM' && claimUntil > now ? 'READY' : 'EXPIRED'
}
