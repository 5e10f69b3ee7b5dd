/**
 * Checks a few seconds of shooting on this device: every hit has a stream of its own, and every fish follows
 * from the room's seed.
 */
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { gameKinds, gameRules } from '../../../ui/games/manifests.ts'
import type { FairRoundOf } from './fair-round.ts'
import { sameJson } from './same-json.ts'

/** The sea goes by the rules of the one game there is of it. */
type FishRules = () => Promise<typeof import('../../../../games/fishhunt/rules/index.ts')>

export interface CheckedHit {
  place: number
  kind: string
  nonce: number
  multiple: number
  computed: number
  isRight: boolean
}
export interface CheckedFish {
  isCommitRight: boolean
  isPaidRight: boolean
  hits: CheckedHit[]
  betAmount: number
  winAmount: number
  isRight: boolean
}

/** Null if the server seed is not known yet. */
export async function checkFish(round: FairRoundOf<'FISH'>): Promise<CheckedFish | 'old' | null> {
  const { serverSeed, proof, fish } = round
  if (!serverSeed || gameKinds.get(round.gameCode) !== 'FISH') return null
  const { fishOf, game, resolveHit } = await (gameRules.get(round.gameCode) as FishRules)()
  if (game.mathVersion !== proof.mathVersion) return 'old'
  const seen = (fishId: number) => ({ fishId, kind: fishOf(fish.roomSeed, fishId).kind })
  const hits: CheckedHit[] = []
  let [betAmount, winAmount] = [0, 0]
  for (const shot of fish.shots) {
    for (const hit of shot.hits) {
      const { kind } = seen(hit.fishId)
      const found = resolveHit(
        openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: hit.nonce, tag: game.tag }),
        kind,
        hit.others.map(({ fishId }) => seen(fishId)),
      )
      const isSame =
        kind === hit.kind &&
        found.isKill === hit.isKill &&
        found.multiple === hit.multiple &&
        sameJson(found.freeShots, hit.freeShots)
      hits.push({
        place: hits.length + 1,
        kind,
        nonce: hit.nonce,
        multiple: hit.multiple,
        computed: found.multiple,
        isRight: isSame && hit.winAmount === found.multiple * shot.price,
      })
      betAmount += shot.price
      winAmount += found.multiple * shot.price
    }
  }
  const isCommitRight = commitOf(serverSeed) === proof.commit
  const isPaidRight =
    betAmount === round.betAmount && (round.state === 'VOID' || winAmount === round.winAmount)
  return {
    isCommitRight,
    isPaidRight,
    hits,
    betAmount,
    winAmount,
    isRight: isCommitRight && isPaidRight && hits.every(({ isRight }) => isRight),
  }
}
