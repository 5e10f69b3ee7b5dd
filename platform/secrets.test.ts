import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './secrets.ts'

const key = randomBytes(32)

test('a sealed secret opens with the same key and purpose', () => {
  expect(openSecret(key, 'totp:a', sealSecret(key, 'totp:a', 'JBSWY3DP'))).toBe('JBSWY3DP')
})

test('the same secret sealed twice looks different', () => {
  expect(sealSecret(key, 'totp:a', 'x').equals(sealSecret(key, 'totp:a', 'x'))).toBe(false)
})

test('another purpose, another key or a changed byte does not open it', () => {
  const sealed = sealSecret(key, 'totp:a', 'JBSWY3DP')
  expect(() => openSecret(key, 'totp:b', sealed)).toThrow()
  expect(() => openSecret(randomBytes(32), 'totp:a', sealed)).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => openSecret(key, 'totp:a', changed)).toThrow()
  }
})
