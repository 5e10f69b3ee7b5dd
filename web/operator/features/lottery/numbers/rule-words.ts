/** How a rule is typed: its numbers, and what they pay of the full odds. */
import { exposureKeyOf } from '../../../../../kernel/lottery/numbers/exposure.ts'
import { plainDigits } from '../../../../../design/format.ts'

/**
 * The numbers of a line, as limits count them; undefined if one of them is none of this bet type. Numbers of
 * which any order wins are counted in ascending order.
 */
export function listedNumbers(
  { gameCode, playCode }: { gameCode: string; playCode: string },
  text: string,
): readonly string[] | undefined {
  const typed = plainDigits(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
  const keys = typed.flatMap((number) => exposureKeyOf(gameCode, playCode, number) ?? [])
  return typed.length > 0 && keys.length === typed.length ? [...new Set(keys)] : undefined
}

/** A factor from 0 to 1 with at most four decimals, as calls carry it. */
export function factorOf(text: string): string | undefined {
  const factor = plainDigits(text).trim()
  return /^(0(\.[0-9]{1,4})?|1(\.0{1,4})?)$/.test(factor) ? factor : undefined
}

const SCALE = 10_000n

/** `0.5 × 92 = 46` for the first prize; nothing while the factor is none. */
export function reducedOdds(text: string, full: readonly string[]): string | undefined {
  const factor = factorOf(text)
  const odds = full[0]
  if (factor === undefined || odds === undefined) return undefined
  const reduced = (scaled(factor) * scaled(odds)) / SCALE
  return `${factor} × ${odds} = ${written(reduced)}`
}

/** A decimal text × 10,000. */
export function scaled(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole) * SCALE + BigInt(decimals.padEnd(4, '0').slice(0, 4))
}

function written(value: bigint): string {
  const decimals = String(value % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return decimals ? `${value / SCALE}.${decimals}` : String(value / SCALE)
}
