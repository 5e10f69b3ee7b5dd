import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'

/**
 * OK: heard and in order. SILENT: nothing was heard for too long. SNAPSHOT: a number was missing or
 * impossible. OFF: by an operator. In all but OK its fixtures are suspended.
 */
export const feedStates = ['OK', 'SILENT', 'SNAPSHOT', 'OFF'] as const

/**
 * REFUSED: a delivery, with its status. GAP: numbers never came. SILENT: not heard for too long. BACK: a
 * snapshot put it in order. OFF and ON: by an operator. SPORTS: an operator changed of which it may speak.
 */
export const feedEventKinds = ['REFUSED', 'GAP', 'SILENT', 'BACK', 'OFF', 'ON', 'SPORTS'] as const
export type FeedEventKind = (typeof feedEventKinds)[number]

export const listSportFeeds: Call<typeof listSportFeedsSchemas> = {
  name: 'sports/list-sport-feeds',
  method: 'GET',
  path: '/api/operator/sports/feeds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'Where fixtures and prices come from, and how each feed does.',
  errors: [],
}

const Count = (description?: string) => Type.Integer({ minimum: 0, ...(description ? { description } : {}) })

export const SportFeed = () =>
  Type.Object({
    provider: Type.String(),
    name: Type.String(),
    state: OneOf(feedStates),
    stateAt: Time('since when'),
    isVirtual: Type.Boolean(),
    isOutside: Type.Boolean({ description: 'it has a secret and speaks over HTTP' }),
    sportCodes: Type.Array(SportCodeField(), { description: 'of which it may speak; empty: of all' }),
    secretAt: Nullable(Time('since when its newest secret is valid; null: none is')),
    oldSecretAt: Nullable(Time('the same of the one before it, which is valid beside it')),
    seq: Count('of the last message that was taken'),
    heardAt: Nullable(Time()),
    silentAfterMs: Count(),
    delayMs: Nullable(Count('of its last messages; null: it does not say when it sends')),
    messagesPerMinute: Count('in the last whole minute'),
    messageCount: Count(),
    refusedCount: Count(),
    lastRefusal: Nullable(
      Type.Object({
        status: Type.String(),
        field: Nullable(Type.String()),
        fixtureId: Nullable(Type.String({ description: 'the provider’s own' })),
        at: Time(),
      }),
    ),
    gap: Nullable(Type.Object({ from: Count(), to: Count() }, { description: 'numbers that never came' })),
    openFixtureCount: Count('on which bets may still be taken'),
    suspendedFixtureCount: Count('of those, suspended by the feed or by its state'),
    droppedFixtureCount: Count('of those, of sports of which it may no longer speak: settled and not sold'),
    unmappedCount: Count('leagues and teams that have one name for both languages'),
  })

export function listSportFeedsSchemas() {
  return { value: Type.Object({ list: Type.Array(SportFeed()) }) }
}
