import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { makeTotpSecret, matchTotpStep, totpAddress } from './totp.ts'

const secret = makeTotpSecret()
const now = new Date('2026-03-01T10:00:10Z')
const step = BigInt(Math.floor(now.getTime() / 30_000))
const codeAt = (offset: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + offset * 30_000 })

test('the published vector of RFC 6238 is met', () => {
  const rfc = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer as ArrayBuffer })
    .base32
  expect(matchTotpStep(rfc, '287082', new Date(59_000), 0n)).toBe(1n)
})

test('the code of this step and of one step either way is accepted', () => {
  for (const offset of [-1, 0, 1])
    expect(matchTotpStep(secret, codeAt(offset), now, 0n)).toBe(step + BigInt(offset))
})

test('T-O2 the code of step −2 or +2 is refused', () => {
  for (const offset of [-2, 2]) expect(matchTotpStep(secret, codeAt(offset), now, 0n)).toBeNull()
})

test('a step that was used, or an older one, is refused', () => {
  expect(matchTotpStep(secret, codeAt(0), now, step)).toBeNull()
  expect(matchTotpStep(secret, codeAt(-1), now, step)).toBeNull()
  expect(matchTotpStep(secret, codeAt(1), now, step)).toBe(step + 1n)
})

test('the address names the merchant and the operator', () => {
  expect(totpAddress(secret, 'owner', 'Sala')).toMatch(
    new RegExp(
      `^otpauth://totp/Sala:owner\\?issuer=Sala&secret=${secret}&algorithm=SHA1&digits=6&period=30$`,
    ),
  )
})
