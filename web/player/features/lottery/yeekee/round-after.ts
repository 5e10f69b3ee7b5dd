/** What a push of shots changes in what the page knows of a round. */
import type { readShotsSchemas } from '../../../../../contract/player/lottery/read-shots.ts'
import type { ShotsPush } from '../../../../../contract/pushes/shots.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { placeOfRank } from '../../../../../kernel/lottery/yeekee/round.ts'

export type Round = ValueOf<typeof readShotsSchemas>
export type Shot = Round['list'][number]

const NEWEST = 50

/** The round with the new shots; null if shots in between are missing, so that it must be asked for again. */
export function roundAfter(round: Round, push: ShotsPush): Round | null {
  if (push.numero !== round.numero || push.count <= round.count) return round
  const news = push.list.filter(({ place }) => place > round.count)
  if (news.length !== push.count - round.count) return null
  const mine = new Set(round.mine?.list.map(({ place }) => place))
  const list = [
    ...news.map((shot): Shot => ({ ...shot, isMine: mine.has(shot.place) })).reverse(),
    ...round.list,
  ].slice(0, NEWEST)
  const place = placeOfRank(round, round.rank, push.count)
  const atRank = list.find((shot) => shot.place === place)
  const rankShot = round.rankShot?.place === place ? round.rankShot : (atRank ?? null)
  // A rank beyond the newest shots is not among what was pushed.
  if (rankShot === null && place >= 1 && place <= push.count) return null
  return {
    ...round,
    count: push.count,
    sum: push.sum,
    rankShot: rankShot && { place: rankShot.place, number: rankShot.number },
    list,
  }
}

/** The rank of a place in the order that the round counts in. */
export const rankOf = (round: Pick<Round, 'rankOrder' | 'count'>, place: number): number =>
  round.rankOrder === 'NEWEST_FIRST' ? round.count - place + 1 : place

/** `2026112868` is round 68. */
export const roundNo = (numero: string): string => String(Number(numero.slice(8)))
