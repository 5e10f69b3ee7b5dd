import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../client/call-error.ts'
import { UndecidedError } from './refusal.ts'
import { keepRounds, type PlayedRound } from './round-keeper.ts'
import type { Studio } from './studio.ts'

const round = (roundId: string) => ({ roundId, winAmount: 0 }) as PlayedRound
const lost = () => new CallError('NETWORK', '', 0)

/** A studio that gives these answers in turn and notes what it was sent. */
function studioOf(...answers: (PlayedRound | CallError)[]) {
  const sent: { key: string; body: unknown }[] = []
  const studio = {
    token: 'game',
    call(_call: unknown, { key, body }: { key: string; body: unknown }) {
      sent.push({ key, body })
      const answer = answers.shift()!
      return answer instanceof CallError ? Promise.reject(answer) : Promise.resolve(answer)
    },
  } as unknown as Studio
  return { studio, sent, keeper: keepRounds(studio, () => Promise.resolve()) }
}

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the key is stored before the round is sent, and forgotten with its answer', async () => {
  const keysWhenSent: string[] = []
  const studio = {
    call: (_call: unknown, { key }: { key: string }) => {
      keysWhenSent.push(key)
      expect([...stored.values()]).toContain(key)
      return Promise.resolve(round('r1'))
    },
  } as unknown as Studio
  await keepRounds(studio).play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})
  expect(keysWhenSent).toHaveLength(1)
  expect(stored.size).toBe(0)
})

test('two rounds of the same bet have keys of their own', async () => {
  const { keeper, sent } = studioOf(round('r1'), round('r2'))
  await keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})
  await keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})
  expect(sent[0]!.key).not.toBe(sent[1]!.key)
})

test('a lost answer is asked for again under the same key until it comes, and the page is notified', async () => {
  const { keeper, sent } = studioOf(
    lost(),
    new CallError('REQUEST_IN_PROGRESS', '', 409),
    new CallError('COMMON_BUSY', '', 503),
    new CallError('COMMON_RATE_LIMIT', '', 429),
    round('r1'),
  )
  const onRetry = vi.fn()
  expect(await keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, onRetry)).toEqual(round('r1'))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(onRetry).toHaveBeenCalledTimes(4)
})

test('a refusal is final: it is not sent again and its key is forgotten', async () => {
  const { keeper, sent } = studioOf(new CallError('BAL_INSUFFICIENT', 'no', 422))
  await expect(keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})).rejects.toMatchObject({
    code: 'BAL_INSUFFICIENT',
  })
  expect(sent).toHaveLength(1)
  expect(stored.size).toBe(0)
})

test('a round of unknown result is asked for again before any new one, whatever the bet now is', async () => {
  const { keeper, sent } = studioOf(...Array.from({ length: 9 }, lost), round('r1'), round('r2'))
  await expect(keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})).rejects.toBeInstanceOf(
    UndecidedError,
  )
  expect(stored.size).toBe(1)
  expect(await keeper.play({ gameCode: 'TUKTUK3', betAmount: 500 }, () => {})).toEqual(round('r1'))
  expect(sent[9]).toEqual(sent[0])
  expect(await keeper.play({ gameCode: 'TUKTUK3', betAmount: 500 }, () => {})).toEqual(round('r2'))
  expect(sent[10]!.body).toEqual({ gameCode: 'TUKTUK3', betAmount: 500 })
})

test('after a reload the stored key is sent again with the same bet', async () => {
  const before = studioOf(...Array.from({ length: 9 }, lost))
  await expect(before.keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})).rejects.toBeInstanceOf(
    UndecidedError,
  )
  const after = studioOf(round('r1'))
  await after.keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})
  expect(after.sent[0]!.key).toBe(before.sent[0]!.key)
})

test('a round that came back with the session is not brought again by its key', async () => {
  const before = studioOf(...Array.from({ length: 9 }, lost))
  await expect(before.keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})).rejects.toBeInstanceOf(
    UndecidedError,
  )
  const after = studioOf(round('r2'))
  await after.keeper.forget({ gameCode: 'TUKTUK3', betAmount: 100 })
  await after.keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})
  expect(after.sent[0]!.key).not.toBe(before.sent[0]!.key)
})

test('if the browser stores nothing, an unknown round still keeps its key in the page', async () => {
  vi.stubGlobal('window', {})
  const { keeper, sent } = studioOf(...Array.from({ length: 9 }, lost), round('r1'))
  await expect(keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})).rejects.toBeInstanceOf(
    UndecidedError,
  )
  await keeper.play({ gameCode: 'TUKTUK3', betAmount: 100 }, () => {})
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})
