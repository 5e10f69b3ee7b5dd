/** ACME's one rule: pick a field, all are equally likely, a hit pays 0.97 × fields × the stake. */
import { randomInt } from 'node:crypto'

/** Stakes in minor units; each multiple of 1.00 pays whole satang. */
export const stakes: readonly number[] = [100, 500, 2_000, 10_000, 50_000]

/** In hundredths of the stake: 194 for two fields. */
export const payoutPercent = (fields: number): number => 97 * fields

/** A field from 0, by the operating system's generator. */
export const drawField = (fields: number): number => randomInt(fields)

export function payoutOf(stakeAmount: number, fields: number, isHit: boolean): number {
  return isHit ? (stakeAmount * payoutPercent(fields)) / 100 : 0
}
