/**
 * A gateway whose open sockets are written to on command, in a process of its own; forked by the fan-out
 * bench.
 */
import { seedDemo } from '../../db/seeds/demo.ts'
import { hubKey } from '../../platform/keys.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { composeProcess } from '../../server/compose.ts'
import { streamOf, textFrame } from '../../server/realtime/frames.ts'

export type Command = { do: 'push' | 'bare' | 'flood'; size: number } | { do: 'state' }
export interface State {
  sockets: number
  residentMb: number
}

/** A frame of the topic that every client has asked for, about as long as the pools' own. */
const data = (size: number) => ({ text: 'x'.repeat(size) })

async function main(): Promise<void> {
  const config = loadConfig({
    ...process.env,
    MODE: 'demo',
    DEMO_HISTORY: '0',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '900000',
  })
  const composed = await composeProcess(config, createLogger('silent'))
  await seedDemo(composed, () => {})
  const { app, services } = composed
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  process.on('message', (command: Command) => {
    const sockets = app.websocketServer.clients
    if (command.do === 'state') {
      globalThis.gc?.()
      process.send?.({
        sockets: sockets.size,
        residentMb: process.memoryUsage.rss() / 1024 / 1024,
      } satisfies State)
      return
    }
    const begin = process.hrtime.bigint()
    if (command.do !== 'bare') {
      // A flood goes to the few that asked for the other topic.
      services.use(hubKey).push({
        topic: command.do === 'push' ? 'winners' : 'status',
        merchantId: 'demo',
        data: data(command.size),
      })
    } else {
      const frame = textFrame(
        JSON.stringify({ type: 'event', topic: 'winners', seq: 1, data: data(command.size) }),
      )
      for (const socket of sockets) streamOf(socket)?.write(frame)
    }
    process.send?.({ begin: String(begin) })
  })
  const [address] = app.addresses()
  process.send?.({ port: typeof address === 'object' ? address.port : 0 })
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void composed.close().then(() => process.exit(0))
  })
}

if (process.send) await main()
