/**
 * `npm run audit`: proves the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (running or
 * not). One line an invariant (security/decisions.md §3, I1–I13), one for each kind of team figures, and two
 * for bets on sports; exit 1 when one does not hold.
 */
import { existsSync } from 'node:fs'
import { proveTeams } from '../modules/agents/index.ts'
import { proveSportBets } from '../modules/sportsbook/index.ts'
import { runAudit } from '../modules/wallet/index.ts'
import { type Config, loadConfig } from '../platform/config.ts'
import { hasEmbedded, runningEmbedded, startEmbedded } from '../platform/embedded/launcher.ts'
import { openDatabase } from '../platform/postgres.ts'
import { oneSentence, StartError } from './supervisor/refusal.ts'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.exitCode = (await audit(loadConfig(process.env))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${oneSentence(error)}\n`)
  process.exitCode = 1
}

async function audit(config: Config): Promise<boolean> {
  const store = await reachStore(config)
  const database = openDatabase({
    url: store.url,
    max: 2,
    applicationName: 'sala-audit',
    statementTimeoutMs: 600_000,
  })
  try {
    const proofs = await runAudit(database.kysely)
    for (const { id, ok, detail } of proofs)
      console.log(`${id.padEnd(4)} ${ok ? 'holds ' : 'BROKEN'}  ${detail}`)
    const teams = await proveTeams(database.kysely)
    for (const { ok, detail } of teams) console.log(`TEAM ${ok ? 'holds ' : 'BROKEN'}  ${detail}`)
    const sports = await proveSportBets(database.kysely)
    for (const { ok, detail } of sports) console.log(`BETS ${ok ? 'holds ' : 'BROKEN'}  ${detail}`)
    return [...proofs, ...teams, ...sports].every(({ ok }) => ok)
  } finally {
    await database.close()
    await store.close()
  }
}

async function reachStore(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const url = config.databaseUrl || runningEmbedded(config.dataDir)
  if (url) return { url, close: async () => {} }
  if (!hasEmbedded(config.dataDir))
    throw new StartError(
      `There is no database in ${config.dataDir} yet; npm start makes it, DATABASE_URL or DATA_DIR name another.`,
    )
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: (line) => console.log(line) })
  return { url: embedded.ownerUrl, close: () => embedded.stop() }
}
