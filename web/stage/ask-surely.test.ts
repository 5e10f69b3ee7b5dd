import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actInHand } from '../../contract/vendor/studio/act-in-hand.ts'
import { CallError } from '../client/call-error.ts'
import { askSurely, forgetQuestion } from './ask-surely.ts'
import { UndecidedError } from './refusal.ts'
import type { Studio } from './studio.ts'

const lost = () => new CallError('NETWORK', '', 0)
const question = { params: { handId: 'h1' }, body: { step: 0, action: 'HIT' as const } }

/** A studio that gives these answers in turn and notes the keys. */
function studioOf(...answers: unknown[]) {
  const keys: string[] = []
  const studio = {
    token: 'game',
    call: (_call: unknown, { key }: { key: string }) => {
      keys.push(key)
      const answer = answers.shift()
      return answer instanceof CallError ? Promise.reject(answer) : Promise.resolve(answer)
    },
  } as unknown as Studio
  return {
    keys,
    studio,
    ask: (onRetry = () => {}, asked = question) =>
      askSurely(studio, actInHand, asked, onRetry, () => Promise.resolve()),
  }
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

test('a lost answer is asked for under the same key until it comes, and each time the page is notified', async () => {
  let retries = 0
  const { ask, keys } = studioOf(lost(), new CallError('COMMON_BUSY', '', 503), { handId: 'h1' })
  await expect(
    ask(() => {
      retries += 1
    }),
  ).resolves.toEqual({ handId: 'h1' })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(retries).toBe(2)
  expect(stored.size).toBe(0)
})

test('a spin that was too early is asked for again under its key, without reporting a bad connection', async () => {
  let retries = 0
  const { ask, keys } = studioOf(new CallError('GAME_SPIN_TOO_SOON', '', 429), { handId: 'h1' })
  await ask(() => {
    retries += 1
  })
  expect([new Set(keys).size, keys.length, retries]).toEqual([1, 2, 0])
})

test('a definite refusal ends the question: the next one has a key of its own', async () => {
  const { ask, keys } = studioOf(new CallError('BAL_INSUFFICIENT', '', 422), { handId: 'h1' })
  await expect(ask()).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
  await ask()
  expect(keys[0]).not.toBe(keys[1])
})

test('a game that was closed says so at once and ends the question', async () => {
  const { ask, keys } = studioOf(new CallError('GAME_MAINTENANCE', '', 503), { handId: 'h1' })
  await expect(ask()).rejects.toMatchObject({ code: 'GAME_MAINTENANCE' })
  expect(keys).toHaveLength(1)
  expect(stored.size).toBe(0)
})

test('maintenance says so at once, and the key is kept: what was asked before it may be settled', async () => {
  const { ask, keys } = studioOf(lost(), new CallError('COMMON_MAINTENANCE', '', 503), { handId: 'h1' })
  await expect(ask()).rejects.toMatchObject({ code: 'COMMON_MAINTENANCE' })
  expect(stored.size).toBe(1)
  await ask()
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('without any answer the key is kept, so that pressing again asks for the same', async () => {
  const { ask, keys } = studioOf(...Array.from({ length: 9 }, lost), { handId: 'h1' })
  await expect(ask()).rejects.toBeInstanceOf(UndecidedError)
  expect(stored.size).toBe(1)
  await ask()
  expect(keys).toHaveLength(10)
  expect(new Set(keys).size).toBe(1)
})

test('a browser that refuses storage keeps the key with the page', async () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('refused')
    },
  })
  const { ask, keys } = studioOf(...Array.from({ length: 9 }, lost), { handId: 'h1' })
  await expect(ask()).rejects.toBeInstanceOf(UndecidedError)
  await ask()
  expect(new Set(keys).size).toBe(1)
})

test('another step is another question, and what came back by another way is forgotten', async () => {
  const { ask, keys, studio } = studioOf(
    ...Array.from({ length: 9 }, lost),
    { handId: 'h1' },
    { handId: 'h1' },
  )
  await expect(ask()).rejects.toBeInstanceOf(UndecidedError)
  await ask(() => {}, { ...question, body: { step: 1, action: 'HIT' } })
  expect(keys.at(-1)).not.toBe(keys[0])
  await forgetQuestion(studio, actInHand, question)
  await ask()
  expect(keys.at(-1)).not.toBe(keys[0])
})
