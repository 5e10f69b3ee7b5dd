/**
 * The Chromium of the browser journeys: the machine's own, or Debian's, installed in a place that the user
 * may write.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
]

export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Answers the installed browser, or undefined if there is no apt or no right to use it. */
export function installBrowser(): string | undefined {
  const before = rightsBefore()
  if (!before || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser journeys (apt-get install chromium) …')
  const install = () => apt(before, ['install', '-y', '--no-install-recommends', 'chromium'])
  if (!install()) {
    apt(before, ['update'])
    install()
  }
  return findBrowser()
}

/** The prefix of a command that needs root: nothing, sudo without a password, or undefined. */
function rightsBefore(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

function apt(before: string[], args: string[]): boolean {
  const [program, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]
  return spawnSync(program!, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
