import { expect, test } from 'vitest'
import { Refusal } from '../../../kernel/refusal.ts'
import { isPassing } from './passing.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  ['a broken pipe', coded('EPIPE', { syscall: 'write', errno: -32 })],
  ['a reset connection', coded('ECONNRESET', { syscall: 'read', errno: -104 })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a server that shuts down', coded('57P01')],
  ['a deadlock', coded('40P01')],
  ['a lost serialization', coded('40001')],
])('%s passes, so the batch is sent again', (_, error) => {
  expect(isPassing(error)).toBe(true)
})

test.each([
  ['a check that fails', coded('23514')],
  ['an error raised by a function', coded('P0001')],
  ['an error of the database itself', coded('XX000')],
  ['a refusal', new Refusal('COMMON_BUSY')],
  ['a mistake of ours', new TypeError('x is not a function')],
])('%s does not', (_, error) => {
  expect(isPassing(error)).toBe(false)
})
