/** Finds a Node that runs TypeScript as it is: this one, or Node 24 fetched into .node through npm. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'
import { projectFolder } from './project.mjs'
import { giveUp, step } from './say.mjs'

const folder = join(projectFolder, '.node')
const platformPackage = `node-${process.platform}-${process.arch}`
const places = [
  join(folder, 'node_modules', 'node', 'bin', 'node'),
  join(folder, 'node_modules', platformPackage, 'bin', 'node'),
]

/** Whether this version strips types by itself and is new enough for every dependency. */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return major >= 24 || (major === 23 && minor >= 11) || (major === 22 && minor >= 19)
}

/** The path of a Node that can run the product; also put first on PATH for every child. */
export function ensureNode() {
  const path = isRecent(process.versions.node)
    ? process.execPath
    : (fetchedNode() ?? step('Fetching Node 24 (the npm package “node”)', fetchNode))
  process.env.PATH = `${dirname(path)}${delimiter}${process.env.PATH ?? ''}`
  return path
}

/** The fetched Node that runs; a half-finished download does not. */
function fetchedNode() {
  return places.find((path) => {
    if (!existsSync(path)) return false
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
    return typeof stdout === 'string' && isRecent(stdout.replace(/^v/, ''))
  })
}

/**
 * The package “node” fetches its program by an install script, which npm may block: then the platform's own
 * package is used.
 */
function fetchNode() {
  try {
    mkdirSync(folder, { recursive: true })
    if (!existsSync(join(folder, 'package.json'))) {
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n')
    }
  } catch {
    giveUp(
      `Node ${process.versions.node} is too old and ${folder} cannot be written to fetch Node 24; install Node 24, or make the project's folder writable.`,
    )
  }
  for (const name of ['node@24', `${platformPackage}@24`]) {
    const isInstalled = npm(['install', '--prefix', folder, name, '--no-save', '--no-package-lock'], {
      quiet: name === 'node@24',
    })
    const path = isInstalled ? fetchedNode() : undefined
    if (path) return path
  }
  return giveUp(
    `Node ${process.versions.node} is too old and npm could not fetch Node 24; install Node 24 (or 22.19 and newer) and run this again.`,
  )
}
