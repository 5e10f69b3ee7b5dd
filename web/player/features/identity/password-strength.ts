/** How hard a password is to guess, judged by its characters. */
import { isCommonPassword } from '../../../../contract/shared/common-passwords.ts'

/** 0: nothing typed; 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 80],
]
const LONG_ENOUGH = 8
const FAIR_BITS = 35
const GOOD_BITS = 55
const STRONG_BITS = 75

/** Letters that repeat or run on (aaa, 1234) add nothing; a common password is weak however long it is. */
export function strengthOf(password: string): Strength {
  if (password === '') return 0
  if ([...password].length < LONG_ENOUGH || isCommonPassword(password)) return 1
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const codes = [...password].map((letter) => letter.codePointAt(0)!)
  const steps = codes.filter((code, place) => place === 0 || Math.abs(code - codes[place - 1]!) > 1).length
  const bits = steps * Math.log2(pool)
  return bits >= STRONG_BITS ? 4 : bits >= GOOD_BITS ? 3 : bits >= FAIR_BITS ? 2 : 1
}
