/** Readers see what the desk changed as soon as it is committed. */
import type { CallContext } from '../../../platform/calls.ts'
import { tellFixture, tellMarkets } from '../book/door.ts'

/** A margin of every league touches thousands; they are told in steps, so that no push waits for all. */
const AT_ONCE = 200

const partsOf = (context: CallContext) => ({
  database: context.database,
  services: { use: context.use.bind(context) },
})

export function tellOfMarkets(context: CallContext, marketNos: readonly bigint[]): void {
  context.afterCommit(async () => {
    for (let from = 0; from < marketNos.length; from += AT_ONCE)
      await tellMarkets(partsOf(context), marketNos.slice(from, from + AT_ONCE))
  })
}

export function tellOfFixtures(context: CallContext, fixtureIds: readonly string[]): void {
  context.afterCommit(async () => {
    for (const fixtureId of fixtureIds) await tellFixture(partsOf(context), fixtureId)
  })
}
