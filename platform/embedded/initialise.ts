/** Makes a new data folder with initdb. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import type { Place } from './data-folder.ts'
import { environment, initArguments } from './settings.ts'

/**
 * initdb works in a folder beside it, which gets its name when it is complete, so an interrupted start leaves
 * nothing half made.
 */
export async function initialise(
  binaries: string,
  place: Place,
  passwordFile: string,
  isUnsafe: boolean,
): Promise<void> {
  const half = `${place.pgdata}.new`
  const handedOver = join(place.around, 'postgres.init')
  const password = `${randomBytes(32).toString('base64url')}\n`
  rmSync(half, { recursive: true, force: true })
  rmSync(handedOver, { force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  // If a power cut destroys the password, nobody can open the database.
  flush(passwordFile)
  flush(dirname(passwordFile))
  writeFileSync(handedOver, password, { mode: 0o600 })
  if (place.runAs) {
    chownSync(half, place.runAs.uid, place.runAs.gid)
    chownSync(handedOver, place.runAs.uid, place.runAs.gid)
  }
  try {
    await runToEnd(
      [...nameGiver(place), join(binaries, 'initdb'), ...initArguments(half, handedOver, isUnsafe)],
      place,
    )
    renameSync(half, place.pgdata)
    flush(place.around)
  } finally {
    rmSync(handedOver, { force: true })
  }
}

/** Forces a file, or a folder's list of names, to the disk. */
function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

async function runToEnd([program, ...args]: string[], place: Place): Promise<void> {
  const child = spawn(program!, args, {
    ...place.runAs,
    cwd: place.around,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const code = await new Promise<number | string | null>((done) =>
    child.on('error', (error) => done(error.message)).on('close', done),
  )
  if (code === 0) return
  if (!hasName(place)) {
    const uid = process.getuid?.()
    throw new EmbeddedError(
      `PostgreSQL's initdb refuses a user without a name: give the user id ${uid} one (useradd -u ${uid} sala), run as another user, or set DATABASE_URL.`,
    )
  }
  throw new EmbeddedError(
    `The database could not be made: ${complaint.trim().split('\n').at(-1) || `initdb ended with ${code}`}`,
  )
}

/**
 * initdb asks for the name of its user, which a bare user id (as in containers) does not have. In a user
 * namespace of its own the process has an id with a name; its files still belong to us.
 */
function nameGiver(place: Place): string[] {
  return hasName(place)
    ? []
    : ['unshare', '--user', `--map-user=${named().uid}`, `--map-group=${named().gid}`, '--']
}

function hasName(place: Place): boolean {
  try {
    return place.runAs !== undefined || userInfo().username !== ''
  } catch {
    return false
  }
}

/** Some user of this machine who is not root. */
function named(): { uid: string; gid: string } {
  const lines = readFileSync('/etc/passwd', 'utf8').trim().split('\n')
  const [, , uid, gid] = lines.map((line) => line.split(':')).findLast((fields) => fields[2] !== '0') ?? []
  return { uid: uid ?? '65534', gid: gid ?? '65534' }
}
