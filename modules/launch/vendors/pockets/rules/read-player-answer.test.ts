import { describe, expect, it } from 'vitest'
import {
  DEAD_AFTER_MS,
  outcomeOfMove,
  outcomeOfQuestion,
  readPlayerReply,
  waitAfter,
  type PlayerReply,
} from './read-player-answer.ts'

const answer = (status: string, balanceAmount?: unknown) =>
  readPlayerReply(200, JSON.stringify({ status, balanceAmount }))

describe('reading a vendor’s reply', () => {
  it('reads the three statuses with HTTP 200, and the balance beside them', () => {
    expect(answer('OK', 1_500)).toEqual({ kind: 'ANSWER', status: 'OK', balance: 1_500n })
    expect(answer('NOT_FOUND')).toEqual({ kind: 'ANSWER', status: 'NOT_FOUND', balance: null })
    expect(answer('INSUFFICIENT_FUNDS', 0)).toEqual({
      kind: 'ANSWER',
      status: 'INSUFFICIENT_FUNDS',
      balance: 0n,
    })
  })

  it('treats everything else as no answer', () => {
    const strange = [
      readPlayerReply(500, '{"status":"OK"}'),
      readPlayerReply(503, '{"status":"BUSY"}'),
      readPlayerReply(204, ''),
      readPlayerReply(302, '{"status":"OK"}'),
      readPlayerReply(401, '{}'),
      readPlayerReply(200, ''),
      readPlayerReply(200, '<html>'),
      readPlayerReply(200, '[]'),
      readPlayerReply(200, 'null'),
      readPlayerReply(200, '"OK"'),
      readPlayerReply(200, '{"status":"DONE"}'),
      answer('OK', -1),
      answer('OK', 0.5),
      answer('OK', '100'),
      answer('OK', 9_000_000_000_001),
      answer('OK', null),
    ]
    expect(strange.filter((reply) => reply.kind !== 'UNKNOWN')).toEqual([])
  })

  it('recognises a refused signature, after which nothing was done', () => {
    expect(readPlayerReply(401, '{"status":"INVALID_SIGNATURE"}')).toEqual({ kind: 'UNSIGNED' })
  })
})

const unknown: PlayerReply = { kind: 'UNKNOWN', why: 'TIMEOUT' }

describe('the result for a transfer', () => {
  it('the message that moves the money', () => {
    expect(
      [
        answer('OK'),
        answer('INSUFFICIENT_FUNDS'),
        answer('NOT_FOUND'),
        { kind: 'UNSIGNED' } as const,
        unknown,
      ].map(outcomeOfMove),
    ).toEqual(['DONE', 'RETURNED', 'RETURNED', 'RETURNED', 'OPEN'])
  })

  it('the question after it: “not found” counts once nothing can arrive any more', () => {
    const ask = (reply: PlayerReply, ageMs: number, isNotFoundFinal = false) =>
      outcomeOfQuestion(reply, { ageMs, isNotFoundFinal })
    expect(ask(answer('OK'), 0)).toBe('DONE')
    expect(ask(answer('INSUFFICIENT_FUNDS'), 0)).toBe('RETURNED')
    expect([
      ask(answer('NOT_FOUND'), 0),
      ask(answer('NOT_FOUND'), DEAD_AFTER_MS),
      ask(answer('NOT_FOUND'), DEAD_AFTER_MS + 1),
    ]).toEqual(['OPEN', 'OPEN', 'RETURNED'])
    expect(ask(answer('NOT_FOUND'), 0, true)).toBe('RETURNED')
    // A vendor that accepts no signature any more may have accepted the message before.
    expect(ask({ kind: 'UNSIGNED' }, DEAD_AFTER_MS * 2, true)).toBe('OPEN')
    expect(ask(unknown, DEAD_AFTER_MS * 2, true)).toBe('OPEN')
  })

  it('asks less and less often, at most a minute apart', () => {
    expect([0, 1, 2, 3, 6, 50].map(waitAfter)).toEqual([1_000, 2_000, 4_000, 8_000, 60_000, 60_000])
  })
})
