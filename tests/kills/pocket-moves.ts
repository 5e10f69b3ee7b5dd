/**
 * What the pocket kill suite's process does until it is killed: members' money into and out of their pockets,
 * all at once.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../kernel/refusal.ts'
import { PlayerApi } from '../../modules/launch/vendors/pockets/player-api.ts'
import { Pockets } from '../../modules/launch/vendors/pockets/pockets.ts'
import type { VendorDirectory } from '../../modules/launch/vendors/access/vendors.ts'
import { openDatabase } from '../../platform/postgres.ts'
import { vendorRecord } from '../support/pocket-vendor.ts'

/** A process's pockets, as its composition makes them. */
export function openPockets(databaseUrl: string, apiUrl: string) {
  const database = openDatabase({ url: databaseUrl, max: 8 })
  const record = vendorRecord(apiUrl)
  const pockets = new Pockets({
    database,
    directory: { find: () => record } as unknown as VendorDirectory,
    api: new PlayerApi('', 'NEARBY'),
    onError: () => {},
  })
  return { database, record, pockets }
}

/**
 * Moves and asks without end; a line on the standard output for each definite answer: member, direction,
 * amount, state.
 */
export async function moveUntilKilled(
  databaseUrl: string,
  apiUrl: string,
  members: readonly string[],
): Promise<void> {
  const { pockets, record } = openPockets(databaseUrl, apiUrl)
  const asking = async () => {
    for (;;) {
      await pockets.askDue().catch(() => {})
      await sleep(100)
    }
  }
  const moving = members.map(async (memberId, at) => {
    for (let turn = at; ; turn++) {
      const direction = turn % 2 === 0 ? 'IN' : 'OUT'
      const amount = 100 + (turn % 7) * 50
      const answer = await pockets
        .move({
          merchantId: 'm',
          memberId,
          vendor: record,
          direction,
          amount: BigInt(amount),
          currency: 'THB',
          requestKey: randomUUID(),
          now: new Date(),
          moment: () => '',
        })
        .catch((error: unknown) => {
          if (error instanceof Refusal) return { state: error.code, transferId: '' }
          throw error
        })
      process.stdout.write(`${JSON.stringify({ memberId, direction, amount, ...answer })}\n`)
      if (answer.state !== 'DONE') await sleep(20)
    }
  })
  await Promise.all([asking(), ...moving])
}
