/** A worker that the kill suite of agents' payments kills: it calculates and pays what is due. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { payAgents } from '../../modules/agents/pay/runs.ts'
import { openDatabase } from '../../platform/postgres.ts'

/** Payments of one commit. */
export const CHUNK = 3

/** A line on the standard output after each commit, and at the end. */
export async function payUntilKilled(url: string, now: string): Promise<void> {
  const database = openDatabase({ url, max: 3 })
  await payAgents(
    {
      database,
      now: new Date(now),
      chunk: CHUNK,
      onStep: async (step) => {
        process.stdout.write(`${step}\n`)
        await sleep(5)
      },
    },
    { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' },
  )
  process.stdout.write('done\n')
  await database.close()
}
