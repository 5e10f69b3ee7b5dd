/** Adds what was settled to check-ins, missions and boards, once a second. */
import type { Job } from '../../../../platform/calls.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Services } from '../../../../platform/services.ts'
import type { PlayChange } from '../../../wallet/index.ts'
import { tellMembers } from '../../news/quiet.ts'
import { housesWithMissions } from '../../news/store.ts'
import { followPlayed } from '../follow.ts'

export const followPlayedDays: Job = {
  name: 'promotions/follow-played',
  everyMs: 1_000,
  run: async ({ database, services, now }) => {
    const moved: PlayChange[] = []
    // A long backlog is processed in turns, so that a stop does not wait for all of it.
    for (let batches = 0; batches < 50; batches++) {
      const changes = await database.transaction((tx) => followPlayed(tx, { services, now }))
      if (changes.length === 0) break
      moved.push(...changes)
    }
    if (moved.length > 0) await tellProgress({ database, services, now }, moved)
  },
}

/** Once for each member, however many rounds were settled. */
async function tellProgress(
  { database, services, now }: { database: Database; services: Services; now: Date },
  moved: readonly PlayChange[],
): Promise<void> {
  const houses = await housesWithMissions(database.kysely, now)
  for (const [merchantId, own] of Map.groupBy(moved, (change) => change.merchantId)) {
    if (!houses.has(merchantId)) continue
    const memberIds = [...new Set(own.map(({ memberId }) => memberId))]
    await tellMembers({ reader: database.kysely, services, now }, { merchantId, memberIds }, 'PROGRESS')
  }
}
