/** P9: ready to serve ≤ 3 s after `npm start`, with everything installed and the database initialised. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './harness.ts'

const root = join(import.meta.dirname, '..')

export const bench: Bench = {
  name: 'start',
  rounds: 5,
  async open() {
    const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-start-'))
    // The first start makes the database and its demo data and is not measured.
    await measureStart(dataDir)
    return {
      figures: [
        { name: 'npm start to ready', unit: 's', take: () => measureStart(dataDir) },
        { name: 'three seconds', unit: 's', take: async () => 3 },
      ],
      goals: [
        {
          title: 'ready to serve after npm start',
          ours: 'npm start to ready',
          reference: 'three seconds',
          atMost: 1,
        },
      ],
      notes: ['until /readyz answers 200, the database stopped before each start'],
      close: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  },
}

async function measureStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  })
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return (performance.now() - begin) / 1000
  } finally {
    await stop(child)
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  )
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  process.kill(-child.pid!, 'SIGTERM')
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
