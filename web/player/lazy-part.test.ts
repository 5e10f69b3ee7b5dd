import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTwice } from './lazy-part.ts'

describe('a screen that is loaded when it is needed', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('is asked for once more when it does not come, and no third time', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    const result = loadTwice(load).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await result).toBe('gone')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('comes with the second answer', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('screen')
    const result = loadTwice(load)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await result).toBe('screen')
  })

  it('is given up after 120 seconds of silence, each time', async () => {
    const load = vi.fn(() => new Promise<string>(() => {}))
    const result = loadTwice(load).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await result).toBe('the screen did not come in time')
  })
})
