/**
 * T-L2: the time of a refused sign-in does not reveal whether the name exists. Known and unknown names in
 * turn, 300 each.
 */
import { startServer } from '../../../tests/support/server.ts'
import { Failures, percentile, type Outcome, type Random, type Suite } from '../suite.ts'

/** Medians may differ by this part, and the ranks by chance alone (p above it). */
const MEDIANS_WITHIN = 0.05
const CHANCE = 0.01

export async function runTiming({ tries, random }: { tries: number; random: Random }): Promise<Outcome> {
  const server = await startServer()
  const failures = new Failures()
  try {
    const client = server.client()
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    const refuse = async (username: string): Promise<number> => {
      const body = {
        username,
        password: 'surely-wrong-1',
        captcha: '',
        type: 'username',
        humanCheck: await client.humanCheck('login'),
      }
      const begin = performance.now()
      const { code } = await client.post('/api/wps/session/login', body, { sealed: true })
      const took = performance.now() - begin
      failures.check(/^AUTH_/.test(code), 'a wrong sign-in was answered otherwise', code)
      // Counted failures would ask for a captcha from the third on, of either kind of name.
      await server.process.database.pool.query('DELETE FROM app.counter')
      return took
    }
    for (let warm = 0; warm < 10; warm++) await refuse(warm % 2 === 0 ? 'member05' : 'nobody05')
    for (let n = 0; n < tries; n++) {
      const number = String(1 + random(16)).padStart(2, '0')
      const order = random(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order)
        times[kind].push(await refuse(`${kind === 'known' ? 'member' : 'nobody'}${number}`))
    }
    const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
    const p = rankTest(times.known, times.unknown)
    failures.check(Math.abs(known - unknown) / unknown < MEDIANS_WITHIN, 'the medians differ', {
      known,
      unknown,
    })
    failures.check(p > CHANCE, 'the times tell known from unknown names', p)
    return {
      figures: [
        `${tries} refused sign-ins each: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms in the middle; Mann–Whitney p = ${p.toFixed(3)}`,
      ],
      failures: failures.list(),
    }
  } finally {
    await server.close()
  }
}

/** Mann–Whitney's U by its normal approximation, two-sided. Measured times have no ties to speak of. */
export function rankTest(first: readonly number[], second: readonly number[]): number {
  const ranked = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value)
  const ranks = ranked.reduce((sum, { isFirst }, place) => (isFirst ? sum + place + 1 : sum), 0)
  const [n, m] = [first.length, second.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** The normal distribution's share below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduce(
    (sum, factor, place) => sum + factor * t ** (place + 1),
    0,
  )
  return 1 - (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}

export const timing: Suite = {
  name: 'timing',
  about: 'refused sign-ins of known and unknown names, 300 each (T-L2)',
  run: ({ count, random }) => runTiming({ tries: count ?? 300, random }),
}
