/**
 * Opens and ends rains, freezes ticket lists and draws raffles on time, in every process with the worker's
 * role. The rows decide which process takes a step; cut off in the middle, another takes it again.
 */
import { rainTopicOf, type RainPush } from '../../../contract/pushes/rain.ts'
import { LeasedClock } from '../../../platform/leased-clock.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { clock } from '../../../kernel/clock.ts'
import { stepOfRain } from '../envelope/steps.ts'
import { hastenTaken } from '../envelope/store/shares.ts'
import { followRafflePlay } from '../raffle/gather.ts'
import { stepOfRaffle } from '../raffle/steps.ts'
import * as store from './store.ts'
import type { DrawRow } from './store.ts'

export interface DrawClockParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
  tell(topic: string, data: Record<string, unknown>): void
  onError(error: unknown): void
}

export function openDrawClock(parts: DrawClockParts): LeasedClock<DrawRow> {
  const { database, tell, onError } = parts
  const { kysely } = database
  return new LeasedClock<DrawRow>({
    readDue: async () =>
      (await store.readDue(kysely)).map(({ promotionId, dueAt }) => ({ name: promotionId, dueAt })),
    take: (leaseMs) => store.takeDueStep(kysely, leaseMs),
    async perform(draw) {
      const step = await take(parts, draw)
      if (!step) return undefined
      if (draw.kind === 'RED_ENVELOPE' && step.state !== 'CLOSED')
        tell(rainTopicOf(draw.merchantId), {
          promotionId: draw.promotionId,
          state: step.state as RainPush['state'],
        } satisfies RainPush)
      return step.dueAt ? { name: draw.promotionId, dueAt: step.dueAt } : undefined
    },
    nameOf: ({ promotionId }) => promotionId,
    release: ({ promotionId }, againMs) => store.releaseStep(kysely, promotionId, againMs),
    onLook: () => hastenTaken(kysely),
    onError,
  })
}

async function take({ database, services }: DrawClockParts, draw: DrawRow) {
  const now = new Date(clock.nowMs())
  if (draw.kind === 'RED_ENVELOPE') return database.transaction((tx) => stepOfRain(tx, draw, now))
  // What was settled before the end counts, also if its follower has not come to it yet.
  if (draw.state === 'WAITING')
    while (await database.transaction((tx) => followRafflePlay(tx, { services, now })));
  return database.transaction((tx) => stepOfRaffle(tx, draw, now))
}
