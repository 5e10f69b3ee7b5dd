/**
 * Recovery codes: ten of 80 bits each, stored as hashes, each valid for one sign-in without the
 * authenticator.
 */
import { createHash, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CODES = 10
const LETTERS = 16

/** `ABCD-EFGH-JKLM-NOPQ`, ten of them, all different. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte & 31]!).join('')
    return letters.match(/.{4}/g)!.join('-')
  })
}

export function isRecoveryCode(code: string): boolean {
  return !/^[0-9]{6}$/.test(code)
}

/** The same for any way of typing it: with or without dashes, small or capital letters. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll('-', '').toUpperCase()).digest()
}
