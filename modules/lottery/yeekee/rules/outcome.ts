/** The result of a round from what its shots came to, with the hashes of the server. */
import { createHmac } from 'node:crypto'
import { numberGameOf } from '../../../../kernel/lottery/numbers/games.ts'
import { publishedText } from '../../../../kernel/lottery/numbers/published.ts'
import { houseShotOf, yeekeeResultOf } from '../../../../kernel/lottery/yeekee/round.ts'
import type { RoundTerms } from './terms.ts'

export interface ShotSums {
  readonly count: number
  readonly sum: bigint
  /** The shot of the terms' rank; null: there are fewer shots. */
  readonly rankShot: string | null
}

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  new Uint8Array(createHmac('sha256', key).update(message).digest())

export const houseShotOfRound = (
  seed: string,
  numero: string,
  { hasHouseShot }: RoundTerms,
): string | null => (hasHouseShot ? houseShotOf(seed, numero, hmac) : null)

/** The sum, plus the house's shot, less the shot of the rank. */
export const remainderOf = ({ sum, rankShot }: ShotSums, houseShot: string | null): bigint =>
  sum + BigInt(houseShot ?? 0) - BigInt(rankShot ?? 0)

/** As the issue keeps it. */
export function resultText(gameCode: string, numero: string, remainder: bigint): string {
  const { top3, bottom2 } = yeekeeResultOf(remainder)
  return publishedText(numberGameOf(gameCode)!.formOf(numero), { top3: [top3], bottom2: [bottom2] })
}
