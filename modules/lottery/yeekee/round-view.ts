/** A round as members and visitors see it. */
import type { readShotsSchemas } from '../../../contract/player/lottery/read-shots.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { numberGameOf } from '../../../kernel/lottery/numbers/games.ts'
import type { MadeValue, ValueOf } from '../../../kernel/call.ts'
import { placeOfRank } from '../../../kernel/lottery/yeekee/round.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { IssueKey } from '../draws/door.ts'
import { houseShotOfRound, remainderOf } from './rules/outcome.ts'
import { fieldsOf, type RoundTerms } from './rules/terms.ts'
import { newestOwn, ownShots, shotAt, shotsBetween, type RoundRow, type ShotRow } from './store/shots.ts'
import { prizesOfRound, spentOn } from './store/prizes.ts'
import { termsAt } from './store/terms.ts'

type Round = MadeValue<ValueOf<typeof readShotsSchemas>>

const NEWEST = 50

interface Asked {
  readonly merchant: { readonly id: string; readonly timeZone: string }
  /** null: a visitor. */
  readonly memberId: string | null
  /** undefined: the newest shots. */
  readonly pageNo: number | undefined
  readonly pageSize: number
}

export async function viewOfRound(
  reader: Reader,
  key: IssueKey,
  round: RoundRow,
  { merchant, memberId, pageNo, pageSize }: Asked,
): Promise<Round> {
  const terms = await termsAt(reader, round.opens_at)
  const { shot_count: count, shot_sum: sum, now } = round
  const atRank = placeOfRank(terms, terms.rank, count)
  const rankShot = await shotAt(reader, key, atRank)
  const places =
    pageNo === undefined
      ? { first: count - NEWEST + 1, last: count, isNewestFirst: true }
      : { first: (pageNo - 1) * pageSize + 1, last: Math.min(count, pageNo * pageSize), isNewestFirst: false }
  const shots = await shotsBetween(reader, key, places)
  return {
    numero: key.numero,
    state: stateOf(round),
    issueState: round.state,
    serverTime: now,
    opensAt: round.opens_at,
    closesAt: round.closes_at,
    shootsUntil: round.draws_at,
    ...fieldsOf(terms),
    count,
    sum,
    rankShot: rankShot === null ? null : { place: atRank, number: rankShot },
    mine: memberId === null ? null : await mineOf(reader, key, { memberId, terms, now }),
    list: shots.map((shot) => shotView(shot, memberId)),
    totalPages: Math.ceil(count / pageSize),
    commit: round.commit_hash,
    ...drawnOf(key, round, { terms, rankShot }),
    prizes: terms.hasPrizes ? await prizesOf(reader, key, round, { merchant, memberId, terms }) : null,
    voidReason: voidReasonOf(round, terms),
  }
}

async function prizesOf(
  reader: Reader,
  key: IssueKey,
  { draws_at: drawsAt }: RoundRow,
  { merchant, memberId, terms }: Pick<Asked, 'merchant' | 'memberId'> & { terms: RoundTerms },
): Promise<Round['prizes']> {
  const { isDecided, won } = await prizesOfRound(reader, key)
  const spent = await spentOn(reader, merchant.id, businessDate(drawsAt, merchant.timeZone))
  const { firstPrizeAmount: firstAmount, rankPrizeAmount: rankAmount } = terms
  const least = firstAmount < rankAmount ? firstAmount : rankAmount
  return {
    firstAmount,
    rankAmount,
    minBetAmount: terms.prizeMinBetAmount,
    isBudgetLeft: spent + least <= terms.prizeBudgetAmount,
    isDecided,
    won: won.map(({ memberId: winnerId, ...prize }) => ({ ...prize, isMine: winnerId === memberId })),
  }
}

/** The clock knows that a round of shots had no result, not which of the two reasons it was. */
function voidReasonOf(round: RoundRow, { minShots }: RoundTerms): string | null {
  if (round.state !== 'VOID') return null
  const { void_reason: reason, shot_count: count } = round
  return reason === 'TOO_FEW_SHOTS' && count >= minShots ? 'OUTAGE' : (reason ?? '')
}

function stateOf({ state, closes_at: closesAt, draws_at: drawsAt, now }: RoundRow): Round['state'] {
  if ((state !== 'SCHEDULED' && state !== 'OPEN' && state !== 'CLOSED') || now >= drawsAt) return 'OVER'
  return now < closesAt ? 'OPEN' : 'SHOOTING'
}

async function mineOf(
  reader: Reader,
  key: IssueKey,
  { memberId, terms, now }: { memberId: string; terms: RoundTerms; now: Date },
): Promise<Round['mine']> {
  const { count, last_at: lastAt } = await ownShots(reader, key, memberId)
  const nextAt = lastAt === null ? null : new Date(lastAt.getTime() + terms.shotEverySeconds * 1_000)
  return {
    count,
    nextAt: nextAt !== null && nextAt > now ? nextAt : null,
    list: await newestOwn(reader, key, memberId, NEWEST),
  }
}

const shotView = (shot: ShotRow, memberId: string | null): Round['list'][number] => ({
  place: shot.place,
  number: shot.number,
  name: shot.name,
  at: shot.at,
  isDemo: shot.is_demo,
  isMine: shot.member_id === memberId,
})

function drawnOf(
  { gameCode, numero }: IssueKey,
  round: RoundRow,
  { terms, rankShot }: { terms: RoundTerms; rankShot: string | null },
): Pick<Round, 'seed' | 'houseShot' | 'result'> {
  const { server_seed: seed, shot_count: count, shot_sum: sum } = round
  const houseShot = seed === null ? null : houseShotOfRound(seed, numero, terms)
  if (round.result === null) return { seed, houseShot, result: null }
  const { thai } = numberGameOf(gameCode)!.read(round.result, numero)
  const remainder = remainderOf({ count, sum, rankShot }, houseShot)
  return { seed, houseShot, result: { top3: thai!.top3, bottom2: thai!.bottom2, remainder } }
}
