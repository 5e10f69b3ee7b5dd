import { beforeEach, expect, test, vi } from 'vitest'
import type { TopicListener } from '../client/socket.ts'
import { ServerTime } from './server-time.ts'
import type { Studio } from './studio.ts'
import { TableFeed } from './table-feed.ts'

const opened: TableFeed[] = []

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    for (const feed of opened.splice(0)) feed.close()
    vi.useRealTimers()
  }
})

/** A feed of a table that waits for somebody, and what it reported of its connection. */
function open() {
  const lines: boolean[] = []
  let topic!: TopicListener
  const studio = {
    call: async () => ({
      mine: { bets: [], balance: null, lastRound: null },
      serverNow: new Date().toISOString(),
      roundNo: 1,
      state: 'BETTING',
      stateEndsAt: null,
      history: [],
    }),
  } as unknown as Studio
  opened.push(
    new TableFeed({
      studio,
      time: new ServerTime(),
      tableId: 't',
      onNews: () => {},
      onTrouble: () => {},
      onBalance: () => {},
      onLine: (isUp) => lines.push(isUp),
      socket: (_name, listener) => {
        topic = listener
        return () => {}
      },
    }),
  )
  return { lines, setLine: (isUp: boolean) => topic.onLine?.(isUp) }
}

test('a connection that is lost for two seconds is reported, counted from the first break, and again once it is back', () => {
  const { lines, setLine } = open()
  setLine(false)
  vi.advanceTimersByTime(1500)
  // Another attempt that failed.
  setLine(false)
  vi.advanceTimersByTime(499)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([false])
  setLine(true)
  expect(lines).toEqual([false, true])
})

test('a connection that comes back at once is not reported as lost, nor is that of a table that was left', () => {
  const { lines, setLine } = open()
  setLine(false)
  vi.advanceTimersByTime(1000)
  setLine(true)
  vi.advanceTimersByTime(10_000)
  setLine(false)
  opened.pop()!.close()
  vi.advanceTimersByTime(10_000)
  expect(lines).toEqual([true])
})
