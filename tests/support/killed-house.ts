/**
 * A database of its own and processes that play a product on it, there to be killed. What they play is
 * `playUntilKilled` of `tests/products/<product>/play.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { freePort, startEmbedded, type Embedded } from '../../platform/embedded/launcher.ts'
import { migrate } from '../../platform/migrate.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'

type Product = 'coin' | 'lottery' | 'sports'
type DatabaseOptions = Omit<Parameters<typeof openDatabase>[0], 'url'>
interface Player {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
}

export class KilledHouse {
  readonly database: Database
  readonly #product: Product
  readonly #start: () => Promise<Embedded>
  readonly #folder: string
  #server: Embedded
  #last = -1
  #done = 0

  private constructor(parts: {
    product: Product
    folder: string
    server: Embedded
    start: () => Promise<Embedded>
    database: Database
  }) {
    this.#product = parts.product
    this.#folder = parts.folder
    this.#server = parts.server
    this.#start = parts.start
    this.database = parts.database
  }

  static async open(product: Product, options: DatabaseOptions): Promise<KilledHouse> {
    const folder = mkdtempSync(join(tmpdir(), `sala-${product}-`))
    chmodSync(folder, 0o755)
    const port = await freePort()
    const start = () => startEmbedded({ dataDir: folder, port, log: () => {} })
    const server = await start()
    await migrate(server.ownerUrl)
    const database = openDatabase({ url: server.ownerUrl, ...options })
    return new KilledHouse({ product, folder, server, start, database })
  }

  async shut(): Promise<void> {
    await this.database.close()
    await this.#server.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get url(): string {
    return this.#server.ownerUrl
  }

  /** The turns that were begun so far, and that are to be played to their end. */
  get begun(): number[] {
    return Array.from({ length: this.#last + 1 }, (_, n) => n)
  }

  /** Six times one of two that play beside each other, then the other. */
  async killPlayers(): Promise<void> {
    for (let kill = 0; kill < 6; kill++) {
      const first = this.#spawn()
      await this.#moreThan(this.#done)
      await sleep(23 * kill)
      const second = this.#spawn()
      await sleep(31 * kill)
      await end(first)
      await this.#moreThan(this.#done)
      await end(second)
    }
  }

  /** Three times, and who plays on it with it. */
  async killDatabase(): Promise<void> {
    for (let kill = 0; kill < 3; kill++) {
      const before = this.#done
      const { child, ended } = this.#spawn()
      await this.#moreThan(before + 1)
      await sleep(29 * kill)
      process.kill(this.#server.pid, 'SIGKILL')
      child.kill('SIGKILL')
      await Promise.all([this.#server.exited, ended])
      this.#server = await this.#start()
    }
  }

  #moreThan = (turns: number) => expect.poll(() => this.#done).toBeGreaterThan(turns)

  /** A process that plays from the next turn on and is heard here. */
  #spawn(): Player {
    const play = JSON.stringify(join(import.meta.dirname, `../products/${this.#product}/play.ts`))
    const script = `import(${play}).then((own) => own.playUntilKilled(${JSON.stringify(this.url)}, ${this.#last + 1}))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (text) => {
      const line = JSON.parse(text) as { begun?: number; done?: number }
      if (line.begun !== undefined) this.#last = Math.max(this.#last, line.begun)
      if (line.done !== undefined) this.#done++
    })
    return { child, ended: new Promise((done) => lines.on('close', done)) }
  }
}

async function end({ child, ended }: Player): Promise<void> {
  child.kill('SIGKILL')
  await ended
}
