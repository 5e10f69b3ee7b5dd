/** The ten thousand passwords that everybody tries first. */
import { readFileSync } from 'node:fs'

let known: ReadonlySet<string> | undefined

/** True for a common password, in any case of its letters. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(new URL('lists/common-passwords.txt', import.meta.url), 'utf8').split('\n'))
  return known.has(password.toLowerCase())
}
