/** Keeps one server process alive: started again at once when it dies, ended in order when we end. */
import { type ChildProcess, spawn } from 'node:child_process'

interface Options {
  environment: NodeJS.ProcessEnv
  /** A source that does not run waits to be changed instead of being tried again and again. */
  isDev: boolean
  say(line: string): void
  /** Called each time the server serves. */
  onReady(isFirst: boolean): void
  /** It ended before it ever served, and said why: a wrong setting, which no restart mends. */
  onRefused(): void
}

type Message = { type: 'ready' } | { type: 'progress'; line: string } | { type: 'failed' }

const DRAIN_MS = 11_000
const LONGEST_PAUSE_MS = 1_000
/** A server that served this long died of something new, so its restart does not wait. */
const STEADY_MS = 10_000

export class ServerKeeper {
  #options: Options
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopping = false
  #isRestarting = false
  #hasServed = false
  #pauseMs = 0

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    const began = Date.now()
    // Its own process group: Ctrl-C reaches us alone, and we end it after draining.
    const child = spawn(process.execPath, ['--enable-source-maps', 'server/main.ts'], {
      env: this.#options.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    this.#child = child
    child.on('message', (message: Message) => this.#hear(message))
    child.on('error', (error) => this.#options.say(`The server could not be run: ${error.message}`))
    child.on('exit', (code, signal) => this.#afterEnd(code, signal, Date.now() - began))
  }

  /** Ends the server in order and starts it again, for changed sources. */
  restart(): void {
    if (this.#isStopping) return
    clearTimeout(this.#timer)
    if (!this.#child) return this.start()
    this.#isRestarting = true
    this.#child.kill('SIGTERM')
  }

  /** Settles when the server is gone: drained, or killed after its time. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || hasEnded(child)) return
    const gone = new Promise<void>((done) => child.once('exit', () => done()))
    child.kill('SIGTERM')
    const limit = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS)
    await gone
    clearTimeout(limit)
  }

  #hear(message: Message): void {
    if (message.type === 'progress') this.#options.say(message.line)
    if (message.type !== 'ready') return
    const isFirst = !this.#hasServed
    this.#hasServed = true
    this.#options.onReady(isFirst)
  }

  #afterEnd(code: number | null, signal: NodeJS.Signals | null, livedMs: number): void {
    this.#child = undefined
    if (this.#isStopping) return
    if (this.#isRestarting) {
      this.#isRestarting = false
      return this.start()
    }
    if (!this.#hasServed && code !== null) return this.#options.onRefused()
    if (this.#options.isDev && code !== null)
      return this.#options.say('The server ended; the next change starts it again.')
    if (code !== 0)
      this.#options.say(`The server ended unexpectedly (${signal ?? `code ${code}`}); starting it again …`)
    if (livedMs > STEADY_MS) this.#pauseMs = 0
    this.#timer = setTimeout(() => this.start(), this.#pauseMs)
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2 || 100)
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null
