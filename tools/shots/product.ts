/** The product running for its portrait: its own port and data, or the one that SHOTS_ORIGIN names. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { searchMembers } from '../../contract/operator/members/search-members.ts'
import { createClient } from '../../tests/support/server.ts'
import type { Ids } from './screens.ts'
import { statusSwitch } from './stage.ts'

export interface Product {
  origin: string
  /** Session tokens of `member01`, `agent1` and `owner`. */
  tokens: { member: string; agent: string; operator: string }
  ids: Ids
  /** Opens the site (0) or puts a page in its place. */
  setStatus(status: 0 | 1 | 2): Promise<void>
  stop(): Promise<void>
}

/** A first start makes the demo's month of history, which takes a busy machine minutes. */
const START_PATIENCE_MS = 300_000

export async function runProduct(): Promise<Product> {
  const given = process.env.SHOTS_ORIGIN
  const { origin, stop } = given ? { origin: given, stop: async () => {} } : await startOwn()
  try {
    const client = createClient(origin)
    const tokens = {
      member: await client.signIn('member01'),
      agent: await client.signIn('agent1'),
      operator: await client.signInOperator('owner'),
    }
    const found = await client.get<{ list: { memberId: string }[] }>(
      `${searchMembers.path}?query=member01&pageNo=1&pageSize=1`,
      { token: tokens.operator },
    )
    return {
      origin,
      stop,
      tokens,
      setStatus: statusSwitch(client, tokens.operator),
      ids: { memberId: found.value.list[0]?.memberId ?? '' },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startOwn(): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-shots-'))
  chmodSync(dataDir, 0o755)
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    MODE: 'demo',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_FACTOR: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['tools/supervise.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const origin = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (let waited = 0; waited < START_PATIENCE_MS && child.exitCode === null; waited += 200) {
    if (await isReady(origin)) return { origin, stop }
    await sleep(200)
  }
  await stop()
  throw new Error('the product did not start')
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
