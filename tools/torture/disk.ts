/** A disk in a file, whose power can be cut. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../tests/support/supervised.ts'

const IMAGE_BYTES = 3 * 1024 ** 3
/** _IOR('X', 125, __u32) with 2: go down now, leave the journal as it is on the device. */
const SHUT_DOWN =
  'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))'

const call = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** A folder whose power can be cut. */
export class Disk {
  readonly folder: string
  readonly #image: string
  readonly #root: string
  #isMounted = false

  constructor() {
    this.#root = mkdtempSync(join(tmpdir(), 'sala-power-'))
    chmodSync(this.#root, 0o755)
    this.#image = join(this.#root, 'disk')
    this.folder = join(this.#root, 'mounted')
    mkdirSync(this.folder)
    writeFileSync(this.#image, '')
    truncateSync(this.#image, IMAGE_BYTES)
    call('mkfs.ext4', '-q', '-F', this.#image)
  }

  mount(): void {
    call('mount', '-o', 'loop', this.#image, this.folder)
    this.#isMounted = true
    chmodSync(this.folder, 0o755)
  }

  cut(): void {
    call('python3', '-c', SHUT_DOWN, this.folder)
  }

  async unmount(): Promise<void> {
    if (!this.#isMounted) return
    await until(() => {
      try {
        call('umount', this.folder)
        return true
      } catch {
        return false
      }
    }, 20_000)
    this.#isMounted = false
  }

  async remove(): Promise<void> {
    await this.unmount()
    rmSync(this.#root, { recursive: true, force: true })
  }
}
