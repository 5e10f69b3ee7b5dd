import { describe, expect, it } from 'vitest'
import { bandOf, timeDomains } from './speed.ts'

const domains = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({
  host: `${name}.example.com`,
  description: name,
}))
const page = { host: 'two.example.com', origin: 'http://two.example.com' }

/** Each address answers after its own time; `three` not at all. */
function meansOf(sent: { address: string; init: RequestInit }[]) {
  let now = 0
  const delays: Record<string, number> = { one: 150, two: 20, four: 151, five: 80 }
  return {
    page,
    nowMs: () => now,
    fetch: async (address: string, init: RequestInit) => {
      sent.push({ address, init })
      await Promise.resolve()
      const name = new URL(address).host.split('.')[0]!
      const delay = delays[name]
      if (delay === undefined) throw new TypeError('failed to fetch')
      now = delay
      return new Response('{}')
    },
  }
}

describe('the speed test', () => {
  it('T-N1 sends no Authorization, no cookie and no referrer', async () => {
    const sent: { address: string; init: RequestInit }[] = []
    await timeDomains(domains, meansOf(sent))
    expect(sent).toHaveLength(5)
    for (const { address, init } of sent) {
      expect(init.credentials).toBe('omit')
      expect(init.headers).toBeUndefined()
      expect(init.referrerPolicy).toBe('no-referrer')
      expect(address).toMatch(/\/common\/v\.1\.0\.1\/ping\.json\?r=[0-9a-f-]{36}$/)
    }
    expect(new Set(sent.map(({ address }) => address)).size).toBe(5)
  })

  it('times five, sorts them, and returns a failed one as a result', async () => {
    const timed = await timeDomains(domains, meansOf([]))
    expect(
      timed.map(({ host, speedMs }) => [host.split('.')[0], speedMs === null ? null : bandOf(speedMs)]),
    ).toHaveLength(5)
    expect(timed.at(-1)).toMatchObject({ host: 'three.example.com', speedMs: null })
    const speeds = timed.slice(0, -1).map((one) => one.speedMs!)
    expect(speeds).toEqual([...speeds].sort((one, other) => one - other))
  })

  it('opens the page’s own address as it is, and every other one by https', async () => {
    const timed = await timeDomains(domains, meansOf([]))
    expect(timed.find((one) => one.host === 'two.example.com')!.origin).toBe('http://two.example.com')
    expect(timed.find((one) => one.host === 'one.example.com')!.origin).toBe('https://one.example.com')
  })

  it('calls up to 80 ms fast, up to 150 ms normal, more slow', () => {
    expect([0, 80, 81, 150, 151, null].map(bandOf)).toEqual([
      'fast',
      'fast',
      'normal',
      'normal',
      'slow',
      'failed',
    ])
  })
})
