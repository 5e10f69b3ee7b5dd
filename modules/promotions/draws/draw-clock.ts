/**
 * Opens and ends rains, freezes ticket lists and draws raffles on time, in every process with the worker's
 * role. The rows decide which process takes a step; cut off in the middle, another takes it again.
 */
import { rainTopicOf, type RainPush } from '../../../contract/pushes/rain.ts'
import { LeasedClock } from '../../../platform/leased-clock.ts'
import type { Database } from '../../../platform/postgres.ts'
import { clock } from '../../../kernel/clock.ts'
import { stepOfRain } from '../envelope/steps.ts'
import { hastenTaken } from '../envelope/store/shares.ts'
import * as store from './store.ts'
import type { DrawRow } from './store.ts'

export interface DrawClockParts {
  readonly database: Database
  tell(topic: string, data: Record<string, unknown>): void
  onError(error: unknown): void
}

export function openDrawClock({ database, tell, onError }: DrawClockParts): LeasedClock<DrawRow> {
  const { kysely } = database
  return new LeasedClock<DrawRow>({
    readDue: async () =>
      (await store.readDue(kysely)).map(({ promotionId, dueAt }) => ({ name: promotionId, dueAt })),
    take: (leaseMs) => store.takeDueStep(kysely, leaseMs),
    async perform(draw) {
      const step = await database.transaction((tx) => stepOfRain(tx, draw, new Date(clock.nowMs())))
      if (!step) return undefined
      if (step.state !== 'CLOSED')
        tell(rainTopicOf(draw.merchantId), {
          promotionId: draw.promotionId,
          state: step.state,
        } satisfies RainPush)
      return step.dueAt ? { name: draw.promotionId, dueAt: step.dueAt } : undefined
    },
    nameOf: ({ promotionId }) => promotionId,
    release: ({ promotionId }, againMs) => store.releaseStep(kysely, promotionId, againMs),
    onLook: () => hastenTaken(kysely),
    onError,
  })
}
