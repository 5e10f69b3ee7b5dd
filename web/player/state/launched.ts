/**
 * The address of a game that was asked for on one page and is shown on the next: its token is good once and
 * for a minute.
 */
import type { startGameSchemas } from '../../../contract/player/launch/start-game.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { paths } from '../paths.ts'

/** The answer of the launch call: the address, where it opens and the wallet it is played on. */
export type LaunchAnswer = ValueOf<typeof startGameSchemas>

interface Launched {
  readonly place: string
  readonly answer: LaunchAnswer
  readonly atMs: number
}

/** What is left of the token's minute is the game's own to load in. */
const FRESH_MS = 40_000

let launched: Launched | null = null

type Address = Parameters<typeof paths.seamless>[0]

export function handOver(address: Address, answer: LaunchAnswer): void {
  launched = { place: paths.seamless(address), answer, atMs: performance.now() }
}

/** The address of this game, once; null if it was opened in another way or has waited too long. */
export function takeLaunched(address: Address): LaunchAnswer | null {
  const found = launched
  launched = null
  return found && found.place === paths.seamless(address) && performance.now() - found.atMs < FRESH_MS
    ? found.answer
    : null
}
