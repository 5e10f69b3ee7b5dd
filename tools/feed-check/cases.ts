/** The cases of the kit, in their order: each leaves the port in step, so that the next one can begin. */
import type { FeedMessage } from '../../kernel/sports/feed.ts'
import { sendToFeed, type FeedEndpoint, type FeedReply, type SpoiledDelivery } from './client.ts'
import { fixtureOf, handicap, opening, scored, stateOf, statusOf, winner } from './match.ts'

export class FeedKit {
  readonly endpoint: FeedEndpoint
  readonly fixtureId: string
  seq = 0

  constructor(endpoint: FeedEndpoint, fixtureId: string) {
    this.endpoint = endpoint
    this.fixtureId = fixtureId
  }

  raw(path: 'messages' | 'snapshot' | 'heartbeat' | 'state', body: unknown, spoiled?: SpoiledDelivery) {
    return sendToFeed(this.endpoint, path, body, spoiled)
  }

  messages(messages: readonly unknown[], firstSeq = this.seq + 1): Promise<FeedReply> {
    return this.raw('messages', { firstSeq, messages })
  }

  /** Sends what must be taken. */
  async send(...messages: readonly FeedMessage[]): Promise<void> {
    expect(await this.messages(messages), {
      http: 200,
      status: 'OK',
      seq: this.seq + messages.length,
      wants: 'NEXT',
    })
    this.seq += messages.length
  }

  /** Brings the port back in step, whatever came before. */
  async recover(more: object = {}): Promise<void> {
    const state = await this.raw('state', '')
    this.seq = Math.max(this.seq, state.seq ?? 0)
    const snapshot = { seq: this.seq, fixtures: [{ ...stateOf(this.fixtureId), ...more }] }
    expect(await this.raw('snapshot', snapshot), { http: 200, status: 'OK', seq: this.seq, wants: 'NEXT' })
  }

  /** Sends one message that must be refused by this name, and with it the place of the fault. */
  async refused(status: string, message: unknown): Promise<void> {
    const fixtureId = this.fixtureId
    expect(await this.messages([message]), { http: 422, status, seq: this.seq, wants: 'NEXT', fixtureId })
  }
}

export function expect(reply: FeedReply, fields: Partial<FeedReply>): void {
  for (const [name, value] of Object.entries(fields))
    if (reply[name as keyof FeedReply] !== value)
      throw new Error(
        `${name} is ${JSON.stringify(reply[name as keyof FeedReply])} and not ${JSON.stringify(value)}; the answer was ${JSON.stringify(reply)}`,
      )
}

export interface FeedCase {
  readonly name: string
  /** It waits until the feed is taken for silent. */
  readonly isSlow?: true
  run(kit: FeedKit): Promise<void>
}

const unheard = { http: 401, status: 'INVALID_SIGNATURE' }
const withPrice = (price: unknown) => ({
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

const signing: readonly FeedCase[] = [
  {
    name: 'a wrong secret, an unknown provider, an old time and other bytes are not heard',
    async run(kit) {
      const body = { seq: kit.seq }
      expect(await kit.raw('heartbeat', body, { secret: 'another' }), unheard)
      expect(await kit.raw('heartbeat', body, { provider: 'NOBODY99' }), unheard)
      expect(await kit.raw('heartbeat', body, { skewS: -400 }), unheard)
      expect(await kit.raw('heartbeat', body, { signedBody: '{}' }), unheard)
    },
  },
]

const order: readonly FeedCase[] = [
  { name: 'a snapshot brings the port in step', run: (kit) => kit.recover() },
  { name: 'messages are taken by their numbers', run: (kit) => kit.send(...opening(kit.fixtureId)) },
  {
    name: 'a repeat is answered like the first time, in parallel too',
    async run(kit) {
      const messages = opening(kit.fixtureId)
      const firstSeq = kit.seq - messages.length + 1
      const replies = await Promise.all([1, 2, 3].map(() => kit.messages(messages, firstSeq)))
      for (const reply of replies) expect(reply, { http: 200, status: 'OK', seq: kit.seq, wants: 'NEXT' })
    },
  },
  {
    name: 'a delivery that repeats some messages and brings a new one is taken from the new one on',
    async run(kit) {
      const messages = [
        ...opening(kit.fixtureId),
        statusOf(kit.fixtureId, { status: 'SCHEDULED', clock: null }),
      ]
      expect(await kit.messages(messages, kit.seq - 1), { http: 200, status: 'OK', seq: kit.seq + 1 })
      kit.seq += 1
    },
  },
  {
    name: 'a heartbeat is answered with the number',
    async run(kit) {
      expect(await kit.raw('heartbeat', { seq: kit.seq }), {
        http: 200,
        status: 'OK',
        seq: kit.seq,
        wants: 'NEXT',
      })
    },
  },
  {
    name: 'a gap asks for a snapshot, and nothing is taken before it',
    async run(kit) {
      const late = [statusOf(kit.fixtureId)]
      expect(await kit.messages(late, kit.seq + 5), { http: 200, seq: kit.seq, wants: 'SNAPSHOT' })
      expect(await kit.messages(late), { http: 200, seq: kit.seq, wants: 'SNAPSHOT' })
      await kit.recover()
    },
  },
  {
    name: 'a heartbeat ahead of the messages is a gap',
    async run(kit) {
      expect(await kit.raw('heartbeat', { seq: kit.seq + 1 }), { http: 200, seq: kit.seq, wants: 'SNAPSHOT' })
      await kit.recover()
    },
  },
  {
    name: 'another message under an old number is refused, and asks for a snapshot',
    async run(kit) {
      await kit.send(...opening(kit.fixtureId))
      const other = [statusOf(kit.fixtureId, { clock: null, status: 'POSTPONED' })]
      expect(await kit.messages(other, kit.seq), { http: 422, status: 'FEED_SEQ', wants: 'SNAPSHOT' })
      await kit.recover()
    },
  },
  {
    name: 'a snapshot of the past is refused',
    async run(kit) {
      const past = { seq: kit.seq - 1, fixtures: [] }
      expect(await kit.raw('snapshot', past), { http: 422, status: 'FEED_SEQ' })
      await kit.recover()
    },
  },
]

const values: readonly FeedCase[] = [
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

const play: readonly FeedCase[] = [
  {
    name: 'silence asks for a snapshot',
    isSlow: true,
    async run(kit) {
      await new Promise((done) => setTimeout(done, 8_000))
      expect(await kit.raw('heartbeat', { seq: kit.seq }), { http: 200, wants: 'SNAPSHOT' })
      await kit.recover()
    },
  },
  {
    name: 'a match is played: kick-off, a goal, new prices, its end, its result, and a correction',
    async run(kit) {
      const { fixtureId } = kit
      await kit.send(statusOf(fixtureId))
      await kit.send({
        kind: 'INCIDENT',
        fixtureId,
        no: 1,
        incident: 'GOAL',
        side: 'HOME',
        minute: 12,
        added: null,
        cancels: null,
        facts: scored(1, 0),
      })
      await kit.send({ kind: 'MARKETS', fixtureId, markets: [withHome(14_000), handicap] as never })
      await kit.send(statusOf(fixtureId, { status: 'ENDED', clock: null, facts: scored(1, 0) }))
      await kit.send({ kind: 'RESULT', fixtureId, version: 1, facts: final(1, 0) })
      await kit.send({ kind: 'RESULT', fixtureId, version: 1, facts: final(1, 0) })
      await kit.send({ kind: 'RESULT', fixtureId, version: 2, facts: final(2, 0) })
      await kit.refused('FEED_STATUS', statusOf(fixtureId))
    },
  },
]

const withHome = (price: number) => ({
  ...withPrice(price),
  selections: [
    { code: '1', price },
    { code: 'X', price: 45_000 },
    { code: '2', price: 80_000 },
  ],
})
const final = (home: number, away: number) => ({
  scores: { H1: { home, away }, H2: { home: 0, away: 0 }, FT: { home, away } },
  ended: ['H1', 'H2', 'FT'] as const,
  ending: 'PLAYED' as const,
})

export const feedCases: readonly { readonly title: string; readonly cases: readonly FeedCase[] }[] = [
  { title: 'Who speaks', cases: signing },
  { title: 'Numbers', cases: order },
  { title: 'What is refused', cases: values },
  { title: 'A match', cases: play },
]
