/** The cases of the kit, in their order: each leaves the port in step, so that the next one can begin. */
import { timed, unixSeconds } from './client.ts'
import { expect, type FeedCase } from './kit.ts'
import { handicap, opening, scored, statusOf } from './match.ts'
import { values, withPrice } from './refused-cases.ts'

const unheard = { http: 401, status: 'INVALID_SIGNATURE' }
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
    name: 'a snapshot of the past is refused, and the same request again suspends nothing',
    async run(kit) {
      const timestamp = unixSeconds()
      const past = timed({ seq: kit.seq - 1, fixtures: [] })
      expect(await kit.raw('snapshot', past, { timestamp }), { http: 422, status: 'FEED_SEQ' })
      await kit.recover()
      expect(await kit.raw('snapshot', past, { timestamp }), {
        http: 422,
        status: 'FEED_SEQ',
        seq: kit.seq,
        wants: 'NEXT',
      })
    },
  },
  {
    name: 'a request that asked for a snapshot does not do so again once the port is in step',
    async run(kit) {
      const timestamp = unixSeconds()
      const late = timed({ firstSeq: kit.seq + 5, messages: [statusOf(kit.fixtureId)] })
      expect(await kit.raw('messages', late, { timestamp }), { http: 200, wants: 'SNAPSHOT' })
      await kit.recover()
      expect(await kit.raw('messages', late, { timestamp }), { http: 200, seq: kit.seq, wants: 'NEXT' })
    },
  },
]

const play: readonly FeedCase[] = [
  {
    name: 'silence asks for a snapshot, and a heartbeat that is sent again does not hold it off',
    isSlow: true,
    async run(kit) {
      const timestamp = unixSeconds()
      const beat = timed({ seq: kit.seq })
      for (let second = 0; second < 8; second++) {
        await kit.raw('heartbeat', beat, { timestamp })
        await new Promise((done) => setTimeout(done, 1_000))
      }
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
      const told = {
        ...scored(1, 0),
        corners: { FT: { home: 3, away: 1 } },
        goldLead: { MAP1: [0, -350, 1_200] },
      }
      await kit.send(statusOf(fixtureId, { facts: told }))
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
