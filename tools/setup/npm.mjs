/** Runs npm as it is on this machine, also when the home folder cannot be written. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { projectFolder } from './project.mjs'

/** Answers true on success; what npm printed goes to the terminal only when it failed. */
export function npm(args, { quiet = false } = {}) {
  const [program, ...before] = npmCommand()
  const result = spawnSync(program, [...before, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...cacheSetting(),
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return true
  if (!quiet)
    process.stderr.write(
      result.error ? `npm could not be run: ${result.error.message}\n` : `${result.stdout}${result.stderr}`,
    )
  return false
}

function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script)) return [process.execPath, script]
  return ['npm']
}

/** npm stores its downloads in the home folder; if that cannot be written they go into the project. */
function cacheSetting() {
  const given = process.env.npm_config_cache
  const folder = given || join(homedir(), '.npm')
  return canUse(folder) && canUse(join(folder, '_cacache'))
    ? {}
    : { npm_config_cache: join(projectFolder, '.cache', 'npm') }
}

function canUse(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
