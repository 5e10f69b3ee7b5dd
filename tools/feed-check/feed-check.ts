/**
 * The conformance kit of the feed port: `npm run feed:check -- --url URL --provider CODE --secret S` plays a
 * feed against an endpoint that speaks docs/vendors/feed-sports.md. Exit 1 on any failure.
 */
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { feedCases } from './cases.ts'
import { FeedKit } from './kit.ts'
import type { FeedEndpoint } from './client.ts'

const USAGE = `npm run feed:check -- --url URL --provider CODE --secret SECRET [--slow]

Plays a feed of sports against the port: signatures, numbers, repeats, gaps, snapshots, what must be refused,
and a match from its kick-off to a corrected result. The provider must be one of tests: its other fixtures are
suspended by the kit's snapshots.

  --slow   waits until the feed is taken for silent, too (8 seconds)`

export interface FeedCheckResult {
  passed: number
  failed: number
  notPlayed: number
}

/** One line a case through `say`. */
export async function checkFeed(
  endpoint: FeedEndpoint,
  say: (line: string) => void,
  { isSlow = false }: { isSlow?: boolean } = {},
): Promise<FeedCheckResult> {
  const result: FeedCheckResult = { passed: 0, failed: 0, notPlayed: 0 }
  const kit = new FeedKit(endpoint, `check-${Date.now().toString(36)}`)
  for (const { title, cases } of feedCases) {
    say(title)
    for (const { name, isSlow: needsTime, run } of cases) {
      if (needsTime && !isSlow) {
        result.notPlayed++
        say(`  -    ${name} (not played: needs --slow)`)
        continue
      }
      const failure = await run(kit).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (failure === null) result.passed++
      else result.failed++
      say(failure === null ? `  ok   ${name}` : `  FAIL ${name}: ${failure}`)
    }
  }
  return result
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { url: text, provider: text, secret: text, slow: flag, help: flag },
  })
  const { url, provider, secret } = values
  if (values.help || !url || !provider || !secret) {
    console.log(USAGE)
    process.exit(values.help ? 0 : 1)
  }
  const { passed, failed, notPlayed } = await checkFeed(
    { url, provider, secret },
    (line) => console.log(line),
    {
      isSlow: values.slow,
    },
  )
  console.log(`${passed} passed, ${failed} failed${notPlayed > 0 ? `, ${notPlayed} not played` : ''}`)
  process.exit(failed > 0 ? 1 : 0)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
