/**
 * Runs the product on one machine: the database and the server, each started again whenever it dies. Ends
 * everything in order on Ctrl-C and SIGTERM. See docs/operating.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { availableOn } from './supervisor/ports.ts'
import { greeting } from './supervisor/greeting.ts'
import { openStore, type Store } from './supervisor/store.ts'
import { ServerKeeper } from './supervisor/server-keeper.ts'
import { seedOnce } from './supervisor/seed.ts'
import { startWatching } from './supervisor/watch.ts'
import { oneSentence } from './supervisor/refusal.ts'
import { loadConfig } from '../platform/config.ts'

const isDev = process.argv.includes('--dev')
const say = (line: string): void => console.log(line)

let store: Store | undefined
let server: ServerKeeper | undefined
let stopWatching: (() => void) | undefined
let isEnding = false

// A closed terminal is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end(0, 'Stopping: finishing what is under way …'))
process.on('disconnect', () => void end(0))

try {
  await begin()
} catch (error) {
  process.stderr.write(`${oneSentence(error)}\n`)
  await end(1)
}

async function begin(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = loadConfig(process.env)
  if (config.roles.includes('gateway') || config.roles.includes('realtime'))
    await availableOn(config.host, config.port)
  store = await openStore(config, say)
  if (isEnding) return store.close()
  const environment = {
    NODE_COMPILE_CACHE: join(resolve(config.dataDir), 'compiled'),
    ...process.env,
    DATABASE_URL: store.url,
    DATABASE_OWNER_URL: store.ownerUrl,
    ...(isDev ? { PAGE_RELOAD: '1' } : {}),
  }
  if (config.mode === 'demo') await seedOnce(store, environment, say)
  if (isEnding) return
  server = new ServerKeeper({
    environment,
    isDev,
    say,
    onReady: (isFirst) => say(isFirst ? greeting(config) : 'The server is back.'),
    onRefused: () => void end(1),
  })
  server.start()
  if (isDev) stopWatching = startWatching(server, say)
}

async function end(code: number, line?: string): Promise<void> {
  if (isEnding) return
  isEnding = true
  if (line) say(line)
  stopWatching?.()
  await server?.stop()
  await store?.close().catch((error: unknown) => process.stderr.write(`${oneSentence(error)}\n`))
  if (line) say('Stopped.')
  process.exit(code)
}
