import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PartFault } from './part-fault.ts'

type Answer = 'ok' | 'gone' | 'broken' | 'cut' | 'never'

let asked: { file: string; cache: string | undefined; signal: AbortSignal }[]
let answers: Answer[]
let loadFiles: typeof import('./load-files.ts').loadFiles

function load(
  file: string,
  module: () => Promise<string> = () => Promise.resolve('screen'),
): Promise<string> {
  return loadFiles(module, [file]).catch((error: PartFault) => error.kind ?? String(error))
}

beforeEach(async () => {
  // A fresh loader for each test: it remembers what has come.
  vi.resetModules()
  ;({ loadFiles } = await import('./load-files.ts'))
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal(
    'fetch',
    (file: string, { cache, signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        asked.push({ file, cache, signal: signal! })
        const answer = answers.shift() ?? 'ok'
        signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        if (answer === 'cut') reject(new TypeError('Failed to fetch'))
        if (answer === 'ok') resolve(new Response('code'))
        if (answer === 'gone') resolve(new Response('', { status: 404 }))
        if (answer === 'broken') resolve(new Response('', { status: 502 }))
      }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a part of a page', () => {
  it('is asked for once more when it does not come, past the browser’s cache, and no third time', async () => {
    answers = ['cut', 'cut']
    const result = load('/a.js')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await result).toBe('SILENT')
    expect(asked.map(({ cache }) => cache)).toEqual([undefined, 'reload'])
  })

  it('comes with the second answer, and is then never fetched again', async () => {
    answers = ['broken', 'ok']
    const result = load('/a.js')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await result).toBe('screen')
    expect(await load('/a.js')).toBe('screen')
    expect(asked).toHaveLength(2)
  })

  it('that is not there any more has been replaced by a release', async () => {
    answers = ['gone', 'gone']
    const result = load('/a.js')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await result).toBe('GONE')
  })

  it('is given up after 120 seconds of silence, no earlier and no later, and asked for again afterwards', async () => {
    answers = ['never']
    let told: string | null = null
    void load('/a.js').then((kind) => {
      told = kind
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(told).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toBe('SLOW')
    expect(asked).toHaveLength(1)
    expect(asked[0]!.signal.aborted).toBe(true)
    expect(await load('/a.js')).toBe('screen')
    expect(asked).toHaveLength(2)
  })

  it('has 120 seconds in all, the second try among them', async () => {
    answers = ['cut', 'never']
    let told: string | null = null
    void load('/a.js').then((kind) => {
      told = kind
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(told).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toBe('SLOW')
  })

  it('whose file loaded but which the browser would not run needs a reload; an error of its own stays itself', async () => {
    expect(
      await load('/a.js', () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
      ),
    ).toBe('STUCK')
    expect(await load('/b.js', () => Promise.reject(new Error('a fault in it')))).toBe('Error: a fault in it')
    let told: string | null = null
    void load('/c.js', () => new Promise(() => {})).then((kind) => {
      told = kind
    })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(told).toBe('STUCK')
  })

  it('shares the request of a file that another part waits for', async () => {
    const both = Promise.all([load('/a.js'), load('/a.js')])
    expect(await both).toEqual(['screen', 'screen'])
    expect(asked).toHaveLength(1)
  })
})
