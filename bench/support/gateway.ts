/** Forks bench/gateway-process.ts over a durable database of its own. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { createClient, type TestClient } from '../../tests/support/server.ts'
import { openBenchDatabase, type BenchDatabase } from '../harness.ts'

export interface BenchGateway {
  origin: string
  child: ChildProcess
  client: TestClient
  database: BenchDatabase
  close(): Promise<void>
}

export async function openGateway(): Promise<BenchGateway> {
  const database = await openBenchDatabase()
  const child = fork(fileURLToPath(new URL('gateway-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.ownerUrl },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    child,
    database,
    client: createClient(origin),
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.stop()
    },
  }
}

/** Requests answered a second with 200 only; anything else is an error of the bench. */
export async function requestsPerSecond(options: {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  connections: number
  seconds: number
}): Promise<number> {
  const { seconds, ...rest } = options
  const result = await autocannon({ ...rest, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} connections failed`)
  return result.requests.average
}
