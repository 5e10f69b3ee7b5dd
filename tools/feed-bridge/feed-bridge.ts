/**
 * `npm run feed:bridge -- --url URL --provider CODE --secret S`: carries an XML odds feed from its input to
 * the feed port, a document a line (docs/vendors/feed-sports.md).
 */
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { sendToFeed } from '../feed-check/client.ts'
import { Bridge } from './bridge.ts'

const USAGE = `npm run feed:bridge -- --url URL --provider CODE --secret SECRET < documents

Reads an XML odds feed, one document a line: fixture documents, odds_change, bet_stop, bet_settlement,
fixture_change, alive, snapshot_complete. Nothing is sent before the first snapshot_complete.`

const BEAT_MS = 2_000

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { url: text, provider: text, secret: text, help: { type: 'boolean' } },
})
const { url, provider, secret } = values
if (values.help || !url || !provider || !secret) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}
const endpoint = { url, provider, secret }
const bridge = new Bridge(
  {
    state: () => sendToFeed(endpoint, 'state', ''),
    messages: (firstSeq, messages) => sendToFeed(endpoint, 'messages', { firstSeq, messages }),
    snapshot: (seq, fixtures) => sendToFeed(endpoint, 'snapshot', { seq, fixtures }),
    heartbeat: (seq) => sendToFeed(endpoint, 'heartbeat', { seq }),
  },
  (line) => console.log(line),
)
// One after another, so that numbers never overtake each other.
let last: Promise<unknown> = Promise.resolve()
const next = (work: () => Promise<void>): void => {
  last = last
    .then(work)
    .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
}
const beat = setInterval(() => next(() => bridge.beat()), BEAT_MS)
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim() !== '') next(() => bridge.take(line))
await last
clearInterval(beat)
