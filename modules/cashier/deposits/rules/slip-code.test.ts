import fc from 'fast-check'
import { generate } from 'promptparse'
import { expect, test } from 'vitest'
import { readSlipCode } from './slip-code.ts'

const code = generate.slipVerify({ sendingBank: '014', transRef: '014332112259BTF07421' })

test('the code of a slip gives its bank and reference', () => {
  expect(readSlipCode(code)).toEqual({ sendingBank: '014', transRef: '014332112259BTF07421' })
})

test('with one changed letter anywhere it is not a slip', () => {
  fc.assert(
    fc.property(fc.nat({ max: code.length - 1 }), fc.constantFrom(...'0123456789ABCDEF'), (place, letter) => {
      const changed = code.slice(0, place) + letter + code.slice(place + 1)
      expect(readSlipCode(changed)).toEqual(
        changed === code ? { sendingBank: '014', transRef: '014332112259BTF07421' } : undefined,
      )
    }),
  )
})

test.each([
  '',
  '00',
  '0099',
  '00-9AB',
  '0041000600000101030140220014000111222233344ABCD125102TH91',
  'https://example.com',
  '0'.repeat(300),
  generate.anyId({ type: 'MSISDN', target: '0812345678' }),
])('%s is not a slip, and reading it ends', (text) => expect(readSlipCode(text)).toBeUndefined())

test('whatever a stranger writes, reading it ends without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 250 }), (text) => {
      expect(readSlipCode(text)).toBeUndefined()
    }),
  )
})
