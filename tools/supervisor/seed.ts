/**
 * Fills an empty database with the demo's members, games and operators; a process of its own, so that none of
 * it stays in memory.
 */
import { spawn } from 'node:child_process'
import pg from 'pg'
import { StartError } from './refusal.ts'
import type { Store } from './store.ts'

export async function seedOnce(
  store: Store,
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  if (await isMade(store.ownerUrl)) return
  say('Making the demo: merchant, members, agents, operators, games …')
  const child = spawn(process.execPath, ['db/seeds/main.ts', '--with-files'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (message: { type: string; line?: string }) => {
    if (message.type === 'progress' && message.line) say(`  ${message.line}`)
  })
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('exit', done))
  if (code !== 0) throw new StartError('The demo data could not be made; the words above say why.')
}

/** A clock in the past says that the demo's history was interrupted. */
async function isMade(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ made: boolean }>(
      `SELECT to_regclass('system.merchant') IS NOT NULL AS made`,
    )
    if (!rows[0]?.made) return false
    return (
      (await client.query('SELECT FROM system.merchant WHERE (SELECT offset_ms >= 0 FROM app.clock) LIMIT 1'))
        .rowCount === 1
    )
  } catch (error) {
    throw new StartError(`The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Node tries every address of a name and reports them as one error without words of its own. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  return (first instanceof Error ? first.message : String(first)).replace(/\.$/, '')
}
