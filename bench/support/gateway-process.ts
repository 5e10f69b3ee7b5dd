/** A gateway in a process of its own, so that client and server do not share a thread; forked by benches. */
import { Type } from 'typebox'
import { seedDemo } from '../../db/seeds/demo.ts'
import type { Call } from '../../kernel/call.ts'
import { handleBatched } from '../../platform/calls.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { composeProcess } from '../../server/compose.ts'

const replySchemas = () => ({ value: Type.Object({ balance: Type.Integer(), currency: Type.String() }) })
const echoSchemas = () => ({
  body: Type.Object({ amount: Type.Integer({ minimum: 1 }) }),
  value: Type.Object({}),
})
const constant = (
  path: string,
  audience: 'visitor' | 'player',
): Call<typeof replySchemas> & { isBatched: true } => ({
  name: `bench/${audience}`,
  method: 'GET',
  path,
  module: 'WPS',
  audience,
  isBatched: true,
  summary: 'a constant answer',
})
const empty: Call<typeof echoSchemas> & { isBatched: true } = {
  name: 'bench/empty',
  method: 'POST',
  path: '/api/bench/empty',
  module: 'WPS',
  audience: 'visitor',
  isBatched: true,
  summary: 'an empty validated POST',
}

const config = loadConfig({
  ...process.env,
  MODE: 'demo',
  DEMO_HISTORY: '0',
  LOG_LEVEL: 'silent',
  RATE_FACTOR: process.env.RATE_FACTOR ?? '900000',
})
const composed = await composeProcess(config, createLogger('silent'), [
  handleBatched(constant('/api/bench/open', 'visitor'), replySchemas, async () => ({
    balance: 1_000_000,
    currency: 'THB',
  })),
  handleBatched(constant('/api/bench/signed-in', 'player'), replySchemas, async () => ({
    balance: 1_000_000,
    currency: 'THB',
  })),
  handleBatched(empty, echoSchemas, async () => ({})),
])
await seedDemo(composed, () => {})
await composed.app.listen({ port: 0, host: '127.0.0.1' })
const address = composed.app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => {
  void composed.close().then(() => process.exit(0))
})
