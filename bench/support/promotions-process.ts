/**
 * A gateway with the promotions of the demo in a process of its own, and beside it a call that answers the
 * same bytes from a constant.
 */
import {
  listOpenPromotionsSchemas,
  type listOpenPromotions,
} from '../../contract/player/promotions/list-open-promotions.ts'
import { seedDemo } from '../../db/seeds/demo.ts'
import { handleReady } from '../../platform/calls.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { readyValue, type ReadyValue } from '../../platform/ready-value.ts'
import { composeProcess } from '../../server/compose.ts'
import { openPromotion } from '../../tests/support/promotions.ts'

const MORE = 9
let answer: ReadyValue
const call = (audience: 'visitor' | 'member'): typeof listOpenPromotions => ({
  name: `bench/${audience}`,
  method: 'GET',
  path: `/api/bench/${audience}`,
  module: 'MCS2',
  audience,
  isBatched: true,
  summary: 'the open promotions, as a constant',
})
const constant = (audience: 'visitor' | 'member') =>
  handleReady(call(audience), listOpenPromotionsSchemas, async () => answer)

async function main(): Promise<void> {
  const config = loadConfig({
    ...process.env,
    MODE: 'demo',
    DEMO_HISTORY: '0',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '900000',
  })
  const composed = await composeProcess(config, createLogger('silent'), [
    constant('visitor'),
    constant('member'),
  ])
  await seedDemo(composed, () => {})
  // As many as a busy house runs at a time.
  for (let count = 0; count < MORE; count++)
    await composed.database.transaction((tx) =>
      openPromotion(tx, { kind: count % 2 === 0 ? 'RELOAD' : 'CASHBACK', position: 100 + count }),
    )
  await composed.app.listen({ port: 0, host: '127.0.0.1' })
  const address = composed.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.on('message', ({ list }: { list: string }) => {
    answer = readyValue(list)
    process.send?.('ready')
  })
  process.send?.({ port })
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void composed.close().then(() => process.exit(0))
  })
}

if (process.send) await main()
