import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withinTime } from './within-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a request is given up when its time is over, in browsers that know neither AbortSignal.any nor .timeout', () => {
  vi.stubGlobal('AbortSignal', class {})
  const signal = withinTime(1_000, new AbortController().signal)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

it('a request is given up with its caller, before and while it is under way, and leaves no timer behind', () => {
  const caller = new AbortController()
  const signal = withinTime(1_000, caller.signal)
  caller.abort()
  expect(signal.aborted).toBe(true)
  expect(withinTime(1_000, caller.signal).aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
