/**
 * Where the embedded database lives and which user of the machine runs it; PostgreSQL refuses to run as root.
 */
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'

/** The user a process runs as; undefined keeps our own. */
export interface RunAs {
  uid: number
  gid: number
}

export interface Place {
  /** PostgreSQL's own data folder. */
  pgdata: string
  /** The folder around it, which the database's user can enter. */
  around: string
  runAs: RunAs | undefined
}

const SHARED_BASE = '/var/lib/sala'

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The project's own folder outside its tree, for what the database's user must reach. */
export const sharedFolder = (projectFolder: string): string => join(SHARED_BASE, shortHash(projectFolder))

const WHY_NOT: Readonly<Record<string, string>> = {
  ENOTDIR: 'there is a file in its place',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'that disk is full',
}

/** Creates the data folder if it is missing. Errors: EmbeddedError if nothing can be stored in it. */
function makeDataFolder(dataDir: string): void {
  try {
    makeFolders(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new EmbeddedError(`DATA_DIR is ${dataDir}, where no data can be kept: ${WHY_NOT[code] ?? message}.`)
  }
}

/**
 * One folder after the other: Node's recursive mkdir never returns for a place that takes no folders, such as
 * /proc.
 */
function makeFolders(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory())
      throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' })
    return
  }
  makeFolders(dirname(folder))
  mkdirSync(folder)
}

/**
 * Chooses the data folder: DATA_DIR/postgres, or a folder under /var/lib/sala when root's folder keeps others
 * out. Errors: EmbeddedError.
 */
export function choosePlace(dataDir: string, projectFolder: string, log: (line: string) => void): Place {
  makeDataFolder(dataDir)
  if (process.getuid?.() !== 0)
    return { around: dataDir, pgdata: join(dataDir, 'postgres'), runAs: undefined }
  const around = canEnter(dataDir, unprivilegedUser(join(dataDir, 'postgres')))
    ? dataDir
    : elsewhere(dataDir, projectFolder, log)
  const pgdata = join(around, 'postgres')
  return { around, pgdata, runAs: unprivilegedUser(pgdata) }
}

/**
 * DATA_DIR contains a note of where its database is, so that emptying DATA_DIR starts afresh and a moved
 * project finds its data again.
 */
function elsewhere(dataDir: string, projectFolder: string, log: (line: string) => void): string {
  const note = join(dataDir, 'postgres.where')
  let around = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (!around || !existsSync(around)) {
    const base = join(sharedFolder(projectFolder), `data-${shortHash(dataDir)}`)
    around = base
    for (let n = 2; existsSync(around); n++) around = `${base}-${n}`
    mkdirSync(around, { recursive: true })
    for (let folder = around; folder.startsWith(SHARED_BASE); folder = dirname(folder))
      chmodSync(folder, 0o755)
    writeFileSync(note, `${around}\n`)
  }
  log(`only root can enter ${dataDir}, so the database's files are in ${around}`)
  return around
}

/** The owner of an existing data folder, else the first unprivileged user this machine knows. */
function unprivilegedUser(pgdata: string): RunAs {
  if (existsSync(pgdata)) {
    const { uid, gid } = statSync(pgdata)
    if (uid !== 0) return { uid, gid }
  }
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':')
    if (fields) return { uid: Number.parseInt(fields[2]!, 10), gid: Number.parseInt(fields[3]!, 10) }
  }
  return { uid: 65534, gid: 65534 }
}

/** True where a user may enter the folder through every folder above it. */
export function canEnter(folder: string, user: RunAs): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (!allows(at, user, 1)) return false
    if (at === dirname(at)) return true
  }
}

/** True where the mode bits of a path give a user the right (4 read, 2 write, 1 enter or execute). */
export function allows(path: string, user: RunAs, right: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & right) === right
}
