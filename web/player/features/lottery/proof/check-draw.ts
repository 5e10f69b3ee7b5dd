/**
 * Draws an issue again on this device (domain/lottery.md §3): the commit that was published first, the chain
 * of seeds, the digest of the bets or the public randomness, and the result. No server takes part.
 */
import { fromHex, sha256, toHex } from '../../../../../kernel/fair/sha256.ts'
import { previousSeedOf } from '../../../../../kernel/fair/shared-round.ts'
import { openStream, streamOfWords } from '../../../../../kernel/fair/stream.ts'
import { families, familyOf } from '../../../../../kernel/lottery/classic/families.ts'
import type { FamilyCode } from '../../../../../kernel/lottery/classic/play.ts'
import { drandRoundAt, quicknet } from '../../../../../kernel/lottery/drand/chain.ts'
import { digestOf, drawOf, issueCommitOf } from '../../../../../kernel/lottery/draw.ts'
import { drawNumbers, numberGameOf, numberGames } from '../../../../../kernel/lottery/numbers/games.ts'
import { drawPublished } from '../../../../../kernel/lottery/numbers/published.ts'

/** What is said about the public randomness of a draw, which drand published. */
export interface DrandClaim {
  /** RFC 3339, the close of the issue, from which the round follows. */
  readonly closesAt: string
  readonly round: string
  readonly signature: string
}

/** Whether the network signed a round; its curve is large, so a page loads it when it is needed. */
export type SignedByDrand = (round: number, signature: string) => boolean

/** What is said about a draw; a text may be empty if nobody has said it. */
export interface DrawClaim {
  /** What the tag of the stream begins with: a family, or the code of a lottery on whole numbers. */
  readonly family: string
  readonly numero: string
  readonly commit: string
  /** The seed of the place before in the chain, or its first link. */
  readonly previousLink: string
  /** Accepted bets; null: not all are known, so the digest is taken as it is said. */
  readonly orders: readonly { readonly orderId: string; readonly clientSeed: string }[] | null
  /** Null: the beacon is made of bets, or nobody says what it is made of. */
  readonly drand: DrandClaim | null
  readonly beacon: string
  readonly seed: string
  readonly result: string
}

export interface Check {
  /** Null: nothing was said to hold it against. */
  readonly isRight: boolean | null
  /** What this device works out; null if the inputs are no such values. */
  readonly computed: string | null
}

export interface CheckedDraw {
  readonly commit: Check
  readonly chain: Check
  readonly digest: Check
  /** The round of drand is the first at or after the close. */
  readonly round: Check
  readonly signature: Check
  /** The beacon is the hash of the signature. */
  readonly randomness: Check
  readonly result: Check
  /** The 32-bit values that the result was read from, in their order. */
  readonly words: readonly number[]
  readonly isRight: boolean
}

const isFamily = (code: string): code is FamilyCode => families.some((family) => family.code === code)

/** What is drawn from a seed alone, for whoever checks a draw by hand: families, and codes of lotteries. */
export const drawnCodes: readonly string[] = [
  ...families.map(({ code }) => code),
  ...numberGames.filter(({ drawnBy }) => drawnBy !== 'SHOTS').map(({ gameCode }) => gameCode),
]

export const messageOf = ({ family, numero, beacon }: DrawClaim): string =>
  `${family}:${numero}:${beacon}:0:0`

const unsaid: Check = { isRight: null, computed: null }

/** Without `isSigned` nothing is said about a signature. */
export function checkDraw(claim: DrawClaim, isSigned: SignedByDrand | null = null): CheckedDraw {
  const { numero, seed, beacon, orders } = claim
  const commit = held(claim.commit, () => issueCommitOf(seed))
  const chain = held(claim.previousLink, () => previousSeedOf(seed))
  const digest: Check = orders
    ? held(beacon, () =>
        digestOf(
          orders.map(({ orderId, clientSeed }) => ({ betId: orderId, clientSeed })),
          numero,
        ),
      )
    : unsaid
  const { round, signature, randomness } = checkDrand(claim, isSigned)
  const result = held(claim.result, () => drawAgain(claim))
  const all = [commit, chain, digest, round, signature, randomness, result]
  return {
    commit,
    chain,
    digest,
    round,
    signature,
    randomness,
    result,
    words: refusable(() => wordsOf(claim)) ?? [],
    isRight: all.every(({ isRight }) => isRight !== false) && all.some(({ isRight }) => isRight === true),
  }
}

function checkDrand({ drand, beacon }: DrawClaim, isSigned: SignedByDrand | null) {
  const closesMs = Date.parse(drand?.closesAt ?? '')
  const { round = '', signature = '' } = drand ?? {}
  return {
    round: Number.isNaN(closesMs)
      ? unsaid
      : held(round, () => String(drandRoundAt(quicknet, new Date(closesMs)))),
    signature:
      isSigned && signature !== ''
        ? {
            isRight: /^\d{1,12}$/.test(round) && isSigned(Number.parseInt(round, 10), signature),
            computed: null,
          }
        : unsaid,
    randomness: signature === '' ? unsaid : held(beacon, () => toHex(sha256(fromHex(signature)))),
  }
}

function held(said: string, work: () => string | null): Check {
  const computed = refusable(work)
  if (said === '') return { isRight: null, computed }
  return { isRight: computed === said, computed }
}

/** Bytes that are none and seeds of another length make no draw. */
function refusable<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Null if the result is not drawn from the seed alone, or has no beacon to be drawn with. */
function drawAgain({ family, numero, seed, beacon }: DrawClaim): string | null {
  if (beacon === '') return null
  if (isFamily(family)) return drawOf(family, numero, seed, beacon)
  const game = numberGameOf(family)
  return game && game.drawnBy !== 'SHOTS' ? drawNumbers(game, numero, seed, beacon) : null
}

function wordsOf({ family, numero, seed, beacon }: DrawClaim): number[] {
  const game = numberGameOf(family)
  if (beacon === '' || (!isFamily(family) && game?.drawnBy === 'SHOTS')) return []
  const stream = openStream({ serverSeed: seed, clientSeed: beacon, nonce: 0, tag: `${family}:${numero}` })
  const words: number[] = []
  const recorded = streamOfWords(() => {
    const word = stream.word()
    words.push(word)
    return word
  })
  if (isFamily(family)) familyOf(family).draw(recorded)
  else if (game) drawPublished(game.formOf(numero), recorded)
  return words
}
