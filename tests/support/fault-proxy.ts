/** A wire between the product and what it depends on, which can be cut, hold everything back, or be slow. */
import { connect, createServer, type Server, type Socket } from 'node:net'

export type Fault = 'none' | 'cut' | 'silent' | 'slow'

const SLOW_MS = 150

export class FaultProxy {
  readonly #server: Server
  readonly #pairs = new Set<{ near: Socket; far: Socket }>()
  readonly #target: { host: string; port: number }
  #fault: Fault = 'none'

  private constructor(target: { host: string; port: number }) {
    this.#target = target
    this.#server = createServer((near) => this.#join(near))
  }

  static async open(target: { host: string; port: number }): Promise<FaultProxy> {
    const proxy = new FaultProxy(target)
    await new Promise<void>((done) => proxy.#server.listen(0, '127.0.0.1', done))
    return proxy
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  /** The same address through this wire. */
  through(url: string): string {
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String(this.port)
    return through.toString()
  }

  /**
   * cut: open connections break now, new ones are refused. silent: nothing passes any more without notice, as
   * when a firewall forgets a connection; those connections stay dead. slow: each piece comes late.
   */
  set(fault: Fault): void {
    this.#fault = fault
    if (fault === 'cut') this.breakAll()
    if (fault === 'silent') for (const { near, far } of this.#pairs) this.#mute(near, far)
  }

  /** Every open connection breaks once; new ones come through. */
  breakAll(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
  }

  async close(): Promise<void> {
    this.breakAll()
    await new Promise<void>((done) => this.#server.close(() => done()))
  }

  #join(near: Socket): void {
    near.on('error', () => {})
    if (this.#fault === 'cut') return void near.resetAndDestroy()
    const far = connect(this.#target)
    far.on('error', () => {})
    const pair = { near, far }
    this.#pairs.add(pair)
    const part = () => {
      this.#pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.on('close', part)
    far.on('close', part)
    if (this.#fault === 'silent') return this.#mute(near, far)
    this.#carry(near, far)
    this.#carry(far, near)
  }

  #mute(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      socket.removeAllListeners('data')
      socket.on('data', () => {})
    }
  }

  #carry(from: Socket, to: Socket): void {
    let last = Promise.resolve()
    from.on('data', (chunk) => {
      if (this.#fault !== 'slow') return void to.write(chunk)
      last = last
        .then(
          () =>
            new Promise((done) => {
              setTimeout(done, SLOW_MS)
            }),
        )
        .then(() => {
          to.write(chunk)
        })
    })
  }
}
