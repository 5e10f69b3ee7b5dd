import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankSecrets } from './blank-secrets.ts'

const MOST = 4_000
const secretKeys = [
  'sessionToken',
  'launchToken',
  'token',
  'X-Signature',
  'clientSecret',
  'password',
  'Authorization',
]

test('tokens and secrets are blanked, and everything else stays as it was written', () => {
  expect(blankSecrets('{"transactionId":"a-1", "sessionToken" : "abc\\"d", "amount":1250.0}', MOST)).toBe(
    '{"transactionId":"a-1", "sessionToken" : "•••", "amount":1250.0}',
  )
  expect(blankSecrets('{"betTransactionId":"t","list":["sessionToken","x"]}', MOST)).toBe(
    '{"betTransactionId":"t","list":["sessionToken","x"]}',
  )
  expect(blankSecrets('{"session\\u0054oken":"abc"}', MOST)).toBe('{"session\\u0054oken":"•••"}')
  expect(blankSecrets('{"token":12345}', MOST)).toBe('{"token":"•••"}')
  expect(blankSecrets('token=abc&amount=5', MOST)).toBe('token=•••&amount=5')
  expect(blankSecrets('', MOST)).toBe('')
})

test('no stored text contains any part of a secret, however deep it is and wherever the text is cut', () => {
  const secret = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).map((end) => `SECRET${end}`)
  const rest = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 4 })
  fc.assert(
    fc.property(
      secret,
      fc.constantFrom(...secretKeys),
      rest,
      rest,
      fc.integer({ min: 1, max: 400 }),
      (hidden, key, before, inside, most) => {
        const text = JSON.stringify({
          before,
          inside: { ...inside, [key]: hidden },
          last: [{ [key]: hidden }],
        })
        const kept = blankSecrets(text, most)
        expect(kept).not.toContain('SECRET')
        expect(blankSecrets(text, text.length)).not.toContain('SECRET')
      },
    ),
    { numRuns: 200 },
  )
})

test('a long text is cut, a broken one is stored, and the time is proportional to the length', () => {
  expect(blankSecrets('x'.repeat(MOST + 1), MOST)).toBe(`${'x'.repeat(MOST)}…`)
  expect(blankSecrets('{"amount":', MOST)).toBe('{"amount":')
  expect(blankSecrets('a\0b\ud800', MOST)).toBe('a\ufffdb\ufffd')
  const quotes = '\\"'.repeat(6_000)
  expect(blankSecrets(`{"a":"${quotes}`, 12_000)).toContain('\\"')
})
