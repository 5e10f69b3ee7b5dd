/** What a port must refuse by name. */
import { expect, type FeedCase, type FeedKit } from './kit.ts'
import { fixtureOf, handicap, scored, statusOf, winner } from './match.ts'

export const withPrice = (price: unknown) => ({
  ...winner,
  selections: [{ code: '1', price }, ...winner.selections.slice(1)],
})
const withChances = (chances: readonly number[]) => ({
  ...winner,
  selections: [{ ...winner.selections[0]!, chances }, ...winner.selections.slice(1)],
})
const priced =
  (market: unknown) =>
  ({ fixtureId }: FeedKit) => ({ kind: 'MARKETS', fixtureId, markets: [market] })

const hostile: readonly (readonly [name: string, status: string, make: (kit: FeedKit) => unknown])[] = [
  ['a price of 1.00', 'FEED_PRICE', priced(withPrice(10_000))],
  ['a price of 10^9', 'FEED_PRICE', priced(withPrice(10_000_000_000_000))],
  ['a price that is no number', 'FEED_PRICE', priced(withPrice(null))],
  ['a fraction of a price', 'FEED_PRICE', priced(withPrice(19_700.5))],
  ['prices that return more than they take', 'FEED_PRICE', priced(withPrice(90_000_000))],
  ['a selection too few', 'FEED_SELECTIONS', priced({ ...winner, selections: winner.selections.slice(1) })],
  [
    'swapped sides of a market',
    'FEED_SELECTIONS',
    priced({ ...handicap, selections: [handicap.selections[1], handicap.selections[0]] }),
  ],
  ['no line where one belongs', 'FEED_LINE', priced({ ...handicap, line: null })],
  ['a line where none belongs', 'FEED_LINE', priced({ ...winner, line: 2 })],
  ['an unknown market', 'FEED_INVALID', priced({ ...winner, typeCode: 'WIN' })],
  [
    'swapped sides of a match',
    'FEED_SIDES',
    ({ fixtureId }) => {
      const fixture = fixtureOf(fixtureId)
      return { kind: 'FIXTURE', fixture: { ...fixture, home: fixture.away, away: fixture.home } }
    },
  ],
  [
    'a field that nobody knows',
    'FEED_INVALID',
    ({ fixtureId }) => ({ ...statusOf(fixtureId), isGoal: true }),
  ],
  ['a score below zero', 'FEED_INVALID', ({ fixtureId }) => statusOf(fixtureId, { facts: scored(-1, 0) })],
  [
    'gold that is no whole number',
    'FEED_INVALID',
    ({ fixtureId }) => statusOf(fixtureId, { facts: { ...scored(0, 0), goldLead: { MAP1: [0, 350.5] } } }),
  ],
  [
    'more gold than there is',
    'FEED_INVALID',
    ({ fixtureId }) => statusOf(fixtureId, { facts: { ...scored(0, 0), goldLead: { MAP1: [1e9] } } }),
  ],
  [
    'a state that comes with a result alone',
    'FEED_STATUS',
    ({ fixtureId }) => statusOf(fixtureId, { status: 'RESULTED' }),
  ],
  [
    'a result without an ending',
    'FEED_RESULT',
    ({ fixtureId }) => ({ kind: 'RESULT', fixtureId, version: 1, facts: scored(1, 0) }),
  ],
  ['chances of more than one', 'FEED_PRICE', priced(withChances([900_000, 0, 200_000, 0]))],
  ['chances that make a price too good', 'FEED_PRICE', priced(withChances([700_000, 0, 0, 0]))],
]

export const values: readonly FeedCase[] = [
  ...hostile.map(
    ([name, status, make]): FeedCase => ({
      name,
      async run(kit) {
        await kit.refused(status, make(kit))
        await kit.recover()
      },
    }),
  ),
  {
    name: 'a match that nobody knows',
    async run(kit) {
      const fixtureId = `${kit.fixtureId}x`
      expect(await kit.messages([statusOf(fixtureId)]), {
        http: 422,
        status: 'FEED_FIXTURE_UNKNOWN',
        fixtureId,
      })
    },
  },
  {
    name: 'NaN, which is no JSON, asks for a snapshot',
    async run(kit) {
      const text = `{"firstSeq":${kit.seq + 1},"messages":[{"kind":"MARKETS","price":NaN}]}`
      expect(await kit.raw('messages', text), { http: 422, status: 'FEED_INVALID', wants: 'SNAPSHOT' })
      await kit.recover()
    },
  },
  {
    name: 'a body of two megabytes',
    async run(kit) {
      const text = `{"firstSeq":${kit.seq + 1},"messages":[{"kind":"${'x'.repeat(2 * 1024 * 1024)}"}]}`
      expect(await kit.raw('messages', text), { http: 413, status: 'FEED_TOO_LARGE' })
      await kit.recover()
    },
  },
]
