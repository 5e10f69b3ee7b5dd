/** The kernel's draw with the hashes of the server, which are faster and give the same bytes. */
import { createHash, createHmac } from 'node:crypto'
import { clientPartOfBets } from '../../../../kernel/fair/shared-round.ts'
import type { FamilyCode } from '../../../../kernel/lottery/classic/play.ts'
import { drawOf } from '../../../../kernel/lottery/draw.ts'
import { drawNumbers } from '../../../../kernel/lottery/numbers/games.ts'
import type { Game } from '../games.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const digest = createHmac('sha256', key).update(message).digest()
  return new Uint8Array(digest.buffer, digest.byteOffset, digest.byteLength)
}

/** Of the stream of an issue: classics draw under their family, lotteries on whole numbers under their code. */
export const tagOf = (game: Game, numero: string): string =>
  `${game.kind === 'CLASSIC' ? game.family : game.gameCode}:${numero}`

/**
 * As `digestOf` of the kernel: of the accepted bets as `orderId:clientSeed`, or of the numero without any.
 */
export function beaconOf(numero: string, entries: readonly string[]): string {
  return clientPartOfBets(entries.length === 0 ? [numero] : entries, sha256)
}

export const drawResult = (family: FamilyCode, numero: string, seed: string, beacon: string): string =>
  drawOf(family, numero, seed, beacon, hmac)

/** The result of an issue that is drawn from its chain. */
export const chainResult = (game: Game, numero: string, seed: string, beacon: string): string =>
  game.kind === 'CLASSIC'
    ? drawResult(game.family, numero, seed, beacon)
    : drawNumbers(game.rules, numero, seed, beacon, hmac)
