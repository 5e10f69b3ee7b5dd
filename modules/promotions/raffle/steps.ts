/**
 * The steps of a raffle: the list is frozen and its digest is written, then the seed is revealed and the
 * winners are drawn, and at the end what nobody claimed is closed.
 */
import { newId } from '../../../kernel/ids.ts'
import { openStream } from '../../../kernel/fair/stream.ts'
import {
  digestOfTickets,
  drawPlaces,
  holderOf,
  raffleTag,
  ticketAt,
  type TicketRange,
} from '../../../kernel/promotions/raffle.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { sha256 } from '../draws/hashes.ts'
import { closeDraw, endDraw, makeVoid, revealSeed, writeSpent, type DrawRow } from '../draws/store.ts'
import { insertNotices } from '../notices/store.ts'
import { perTicketOf, raffleTermsOf } from './gather.ts'
import { closePrizes, insertWinners, markDrawn, sumOfPrizes, type Winner } from './store/prizes.ts'
import { lockNumbers, readHolders, readTickets, removeTickets } from './store/tickets.ts'

const DAY_MS = 86_400_000
const PAGE = 5_000

export interface Step {
  readonly state: 'CLOSED' | 'DRAWN' | 'ENDED' | 'VOID'
  readonly dueAt: Date | null
}

/** The whole list, without names. */
export async function ticketListOf(
  tx: Tx,
  promotionId: string,
): Promise<(TicketRange & { memberId: string })[]> {
  const list: (TicketRange & { memberId: string })[] = []
  for (let after = 0; ; ) {
    const page = await readTickets(tx, promotionId, after, PAGE)
    for (const { firstNumber, count, memberId } of page)
      list.push({ firstNumber, count, memberId, holder: holderOf(promotionId, memberId, sha256) })
    if (page.length < PAGE) return list
    after = page.at(-1)!.firstNumber
  }
}

/** Undefined if another process took the step. */
export async function stepOfRaffle(tx: Tx, draw: DrawRow, now: Date): Promise<Step | undefined> {
  if (draw.state === 'DRAWN') return end(tx, draw)
  if (!draw.isLive) return callOff(tx, draw, 'STOPPED')
  if (draw.state === 'WAITING') return freeze(tx, draw, now)
  return draw.state === 'CLOSED' ? drawNow(tx, draw, now) : undefined
}

async function freeze(tx: Tx, draw: DrawRow, now: Date): Promise<Step | undefined> {
  const { promotionId, merchantId, drawsAt } = draw
  if (!(await lockNumbers(tx, promotionId))) return undefined
  const holders = await readHolders(tx, promotionId)
  const left = await withoutOffers(tx, { merchantId, memberIds: holders, now })
  await removeTickets(tx, promotionId, [...left], perTicketOf(draw).valid)
  const list = await ticketListOf(tx, promotionId)
  const listCount = list.reduce((sum, { count }) => sum + BigInt(count), 0n)
  const dueAt = drawsAt > now ? drawsAt : now
  const beacon = digestOfTickets(list, sha256)
  return (await closeDraw(tx, promotionId, { beacon, listCount, dueAt }))
    ? { state: 'CLOSED', dueAt }
    : undefined
}

async function drawNow(tx: Tx, draw: DrawRow, now: Date): Promise<Step | undefined> {
  const { promotionId, merchantId, terms, beacon, names } = draw
  const seed = await revealSeed(tx, promotionId)
  if (seed === null) return callOff(tx, draw, 'SEED_LOST')
  const { prizes, claimDays } = raffleTermsOf(draw)
  const list = await ticketListOf(tx, promotionId)
  const total = list.reduce((sum, { count }) => sum + count, 0)
  const stream = openStream({
    serverSeed: seed,
    clientSeed: beacon!,
    nonce: 0,
    tag: raffleTag(promotionId),
  })
  const holders = new Map(list.map(({ holder, memberId }) => [holder, memberId]))
  const until = new Date(now.getTime() + claimDays * DAY_MS)
  const winners = drawPlaces(stream, total, prizes.length).map((place, at): Winner => {
    const { number, holder } = ticketAt(list, place)
    const amount = BigInt(prizes[at]!)
    return { place: at + 1, number, memberId: holders.get(holder)!, amount, claimId: newId(now.getTime()) }
  })
  await insertWinners(tx, { promotionId, merchantId, terms, at: now, until }, winners)
  await insertNotices(
    tx,
    merchantId,
    winners.map(({ memberId, number, amount, place }) => ({
      key: `raffle:${promotionId}:${place}`,
      memberId,
      kind: 'RAFFLE_WON',
      detail: {
        ...names,
        promotionId,
        number: String(number),
        amount: String(amount),
        until: until.toISOString(),
      },
    })),
    now,
  )
  await markDrawn(tx, promotionId, until)
  return { state: 'DRAWN', dueAt: until }
}

async function end(tx: Tx, { promotionId }: DrawRow): Promise<Step | undefined> {
  if (!(await endDraw(tx, promotionId))) return undefined
  await closePrizes(tx, promotionId)
  await writeSpent(tx, promotionId, await sumOfPrizes(tx, promotionId))
  return { state: 'ENDED', dueAt: null }
}

async function callOff(tx: Tx, { promotionId }: DrawRow, reason: string): Promise<Step | undefined> {
  if (!(await makeVoid(tx, promotionId, reason))) return undefined
  await revealSeed(tx, promotionId)
  return { state: 'VOID', dueAt: null }
}
