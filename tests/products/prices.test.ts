/** A browser that follows prices: whatever is lost, late or repeated, it ends with those of the server. */
import { beforeEach, expect, test, vi } from 'vitest'
import { deltasOf, type Snapshot } from '../../kernel/deltas.ts'
import { tellChange } from '../../platform/delta-feed.ts'
import { followFeed } from '../../web/client/delta-feed.ts'
import type { TopicListener } from '../../web/client/socket.ts'

type Prices = Readonly<Record<string, string>>

let listener: { onData: (data: unknown) => void; onGap: () => void } | null = null
vi.mock('../../web/client/socket.ts', () => ({
  listen: (_topic: string, given: TopicListener) => {
    listener = given as never
    return () => {
      listener = null
    }
  },
}))

let server: Snapshot<string>
let seen: Prices[]
/** Answers to the snapshot's call that wait for the test. */
let questions: { answer: (snapshot: Snapshot<string>) => void; fail: () => void }[]
async function asked(): Promise<void> {
  // Longer than any pause before it asks again.
  await vi.advanceTimersByTimeAsync(20_000)
  expect(questions).not.toEqual([])
}

/** The server changes; its deltas arrive, but for those that are lost. */
function change(values: Prices, isLost: (place: number) => boolean = () => false): void {
  const deltas: Record<string, unknown>[] = []
  server = tellChange({ push: ({ data }) => deltas.push(data) }, { topic: 'sport:football' }, server, values)
  for (const [place, delta] of deltas.entries()) if (!isLost(place)) listener?.onData(delta)
}
async function answer(snapshot: Snapshot<string> = server): Promise<void> {
  await asked()
  questions.shift()!.answer(snapshot)
  await vi.advanceTimersByTimeAsync(0)
}
const follow = (): (() => void) =>
  followFeed<string>({
    topic: 'sport:football',
    ask: () =>
      new Promise((resolve, reject) => {
        questions.push({ answer: resolve, fail: () => reject(new Error('no line')) })
      }),
    onValues: (values) => seen.push(values),
  })
const many = (mark: string): Prices =>
  Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`market-${n}`, `${mark}-${'9'.repeat(20)}`]))

beforeEach(() => {
  vi.useFakeTimers()
  server = { version: 7, values: { home: '1.98' } }
  seen = []
  questions = []
  return () => {
    vi.useRealTimers()
  }
})

test('shows the snapshot, then each change, and nothing after it was left', async () => {
  const leave = follow()
  await answer()
  change({ home: '1.95' })
  change({ home: '1.95', away: '4.10' })
  expect(seen).toEqual([{ home: '1.98' }, { home: '1.95' }, { home: '1.95', away: '4.10' }])
  leave()
  expect(listener).toBeNull()
  expect(questions).toEqual([])
})

test('keeps what is told while it asks, whether the snapshot is from before or after it', async () => {
  follow()
  await asked()
  const early = server
  change({ home: '1.90' })
  await answer(early)
  expect(seen).toEqual([{ home: '1.90' }])
  listener!.onGap()
  await asked()
  change({ home: '1.80' })
  await answer(server)
  expect(seen.at(-1)).toEqual({ home: '1.80' })
  change({ home: '1.70' })
  expect(seen.at(-1)).toEqual({ home: '1.70' })
})

test('asks again when a version or a part of one is missing, and once', async () => {
  follow()
  await answer()
  change({ home: '1.90' }, () => true)
  expect(questions).toEqual([])
  change({ home: '1.80' })
  await answer()
  expect(seen).toEqual([{ home: '1.98' }, { home: '1.80' }])
  change(many('1.50'), (place) => place === 1)
  expect(deltasOf({ version: 1, values: {} }, many('1.50')).length).toBeGreaterThan(2)
  await asked()
  expect(questions).toHaveLength(1)
  await answer()
  expect(seen.at(-1)).toEqual(many('1.50'))
  // A version in several parts is shown once it is whole.
  const shown = seen.length
  change(many('1.40'))
  expect(seen.slice(shown)).toEqual([many('1.40')])
})

test('asks again when the line was away during its question, or the answer is too old or none', async () => {
  follow()
  await asked()
  const early = server
  change({ home: '1.90' }, () => true)
  listener!.onGap()
  await answer(early)
  expect(seen).toEqual([])
  await asked()
  change({ home: '1.80' }, () => true)
  change({ home: '1.70' })
  // A replica that is behind: the version between is missing.
  await answer({ version: 8, values: { home: '1.90' } })
  expect(seen).toEqual([])
  await asked()
  questions.shift()!.fail()
  await answer()
  expect(seen).toEqual([{ home: '1.70' }])
})
