import { expect, test } from 'vitest'
import { comparePocket, contradicts } from './compare-pocket.ts'
import type { PlayerReply } from './read-player-answer.ts'

const says = (
  status: 'OK' | 'NOT_FOUND' | 'INSUFFICIENT_FUNDS',
  balance: bigint | null = null,
): PlayerReply => ({ kind: 'ANSWER', status, balance })
const silent: PlayerReply = { kind: 'UNKNOWN', why: 'TIMEOUT' }

test('a pocket agrees, differs, is moving or has no answer', () => {
  expect(comparePocket(500n, says('OK', 500n), false)).toEqual({
    vendorAmount: 500n,
    difference: 0n,
    match: 'EQUAL',
  })
  expect(comparePocket(500n, says('OK', 620n), false)).toEqual({
    vendorAmount: 620n,
    difference: 120n,
    match: 'DIFFERENT',
  })
  expect(comparePocket(500n, says('NOT_FOUND'), false)).toEqual({
    vendorAmount: 0n,
    difference: -500n,
    match: 'DIFFERENT',
  })
  expect(comparePocket(500n, says('OK', 620n), true)).toMatchObject({ difference: 0n, match: 'WAITING' })
  for (const reply of [silent, says('OK'), says('INSUFFICIENT_FUNDS', 1n), { kind: 'UNSIGNED' } as const])
    expect(comparePocket(500n, reply, false)).toEqual({ vendorAmount: null, difference: 0n, match: 'SILENT' })
})

test('only a definite answer contradicts an ended transfer', () => {
  expect([
    contradicts('DONE', says('OK')),
    contradicts('DONE', says('NOT_FOUND')),
    contradicts('RETURNED', says('OK')),
    contradicts('RETURNED', says('NOT_FOUND')),
    contradicts('RETURNED', says('INSUFFICIENT_FUNDS')),
  ]).toEqual([false, true, true, false, false])
  expect([
    contradicts('PENDING', says('OK')),
    contradicts('DONE', silent),
    contradicts('RETURNED', { kind: 'UNSIGNED' }),
  ]).toEqual([false, false, false])
})
