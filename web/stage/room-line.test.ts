import { afterEach, expect, test } from 'vitest'
import type { RoomAnswer, RoomView } from '../../games/kit/room/view.ts'
import type { Call } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import type { TopicListener } from '../client/socket.ts'
import { askKept } from './room-keeper.ts'
import { RoomLine, withKnown } from './room-line.ts'
import type { Studio } from './studio.ts'

const view = (version: number, more: Partial<RoomView> = {}): RoomView => ({
  roomId: 'r',
  number: 1,
  isPrivate: false,
  state: 'OPEN',
  version,
  stakes: {
    smallBlind: 500,
    bigBlind: 1000,
    minBet: 0,
    maxBet: 0,
    minBuyIn: 40_000,
    maxBuyIn: 200_000,
    currency: 'THB',
  },
  seatCount: 2,
  seats: [],
  handNo: 1,
  handId: 'h',
  step: version,
  phase: 'PREFLOP',
  board: [],
  pots: [],
  turn: null,
  nextHandAt: null,
  commit: null,
  nextCommit: 'next',
  proof: null,
  lastProof: null,
  waitingCount: 0,
  chat: [],
  extra: {},
  serverNow: new Date().toISOString(),
  ...more,
})
const answer = (
  version: number,
  more: Partial<RoomAnswer> = {},
  room: Partial<RoomView> = {},
): RoomAnswer => ({
  room: view(version, room),
  mine: null,
  code: null,
  topic: 'r',
  waitingPlace: null,
  offer: null,
  rathole: null,
  balance: 1000,
  currency: 'THB',
  ...more,
})
const mine = {
  seat: 0,
  cards: [1, 2],
  actions: [{ action: 'CHECK' }],
  clientSeed: 'a',
  topUpMax: 0,
  pendingTopUp: 0,
  isLeaving: false,
}

interface Asked {
  readonly name: string
  readonly key: string | undefined
  readonly body: unknown
}

/**
 * A studio that gives the prepared answers in order, or fails with them, and a topic that the test pushes to.
 */
function open(first: RoomAnswer, answers: (RoomAnswer | CallError)[]) {
  const asked: Asked[] = []
  const studio = {
    token: 'g',
    async call(call: Call, sent: { key?: string; body?: unknown } = {}) {
      asked.push({ name: call.name, key: sent.key, body: sent.body })
      const next = answers.shift()
      if (next === undefined) throw new CallError('NETWORK', '', 0)
      if (next instanceof CallError) throw next
      return next
    },
  } as unknown as Studio
  let topic!: TopicListener
  const shown: number[] = []
  const lines: boolean[] = []
  const line = new RoomLine(
    {
      studio,
      refuse: (error) => error as Error,
      onBalance: () => {},
      page: { hidden: false, addEventListener: () => {}, removeEventListener: () => {} },
      socket: (_name, listener) => {
        topic = listener
        return () => {}
      },
    },
    first,
  )
  line.watch({
    onAnswer: ({ room }) => shown.push(room.version),
    onLine: (isUp) => lines.push(isUp),
    onEnd: () => lines.push(false),
  })
  opened.push(line)
  return {
    line,
    asked,
    shown,
    lines,
    push: (pushed: RoomView) => topic.onData(pushed as never),
    gap: () => topic.onGap?.(),
  }
}
const opened: RoomLine[] = []
afterEach(() => {
  for (const line of opened.splice(0)) line.close()
})
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

test('a push that is newer is shown, an older or repeated one never', async () => {
  const room = open(answer(5), [])
  for (const version of [6, 4, 6, 9]) room.push(view(version))
  expect(room.shown).toEqual([6, 9])
  expect(room.asked).toEqual([])
})

test('own cards and moves are read again on the member’s turn, and earlier ones are not offered meanwhile', async () => {
  const turn = {
    seats: [0],
    endsAt: '2026-01-01T00:00:15Z',
    clockEndsAt: '2026-01-01T00:00:15Z',
    isProtected: false,
  }
  const room = open(answer(5, { mine }), [
    answer(6, { mine: { ...mine, actions: [{ action: 'CALL', amount: 500 }] } }, { turn }),
  ])
  room.push(view(6, { turn, seats: [{ seat: 0 } as RoomView['seats'][number]] }))
  expect(room.line.answer.mine?.actions).toEqual([])
  await settled()
  expect(room.asked.map(({ name }) => name)).toEqual(['studio/read-room'])
  expect(room.line.answer.mine?.actions).toEqual([{ action: 'CALL', amount: 500 }])
})

test('an answer that a push has overtaken replaces nothing and is read again', async () => {
  const room = open(answer(5, { mine }), [answer(7, { mine }), answer(9, { mine })])
  room.gap()
  room.push(view(8, { seats: [{ seat: 0 } as RoomView['seats'][number]] }))
  await settled()
  expect(room.shown).toEqual([8, 9])
})

test('a push keeps the talk and the seeds that it leaves out', () => {
  const said = (id: number) => ({ id, seat: 0, name: 'me***1', text: `${id}`, at: '2026-01-01T00:00:00Z' })
  const proof = (handId: string, clientSeeds: string[]) => ({
    handId,
    handNo: 1,
    commit: 'c',
    clientSeeds,
    clientSeed: 'd',
    serverSeed: null,
  })
  const known = view(1, { chat: [1, 2, 3, 4, 5].map(said), proof: proof('h1', ['a', 'b']) })
  const {
    chat,
    lastProof,
    proof: running,
  } = withKnown(
    view(2, { chat: [4, 5, 6, 7].map(said), lastProof: proof('h1', []), proof: proof('h2', []) }),
    known,
  )
  expect(chat.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([lastProof?.clientSeeds, running?.clientSeeds]).toEqual([['a', 'b'], []])
  expect(withKnown(view(3), known).chat).toHaveLength(5)
})

test('a lost connection is reported once, and once when it is back', async () => {
  const room = open(answer(5), [new CallError('NETWORK', '', 0)])
  room.gap()
  await settled()
  expect(room.lines).toEqual([false])
})

test('a lost answer to a command is asked for again with the same key; the next command has its own', async () => {
  const asked: { key: string | undefined }[] = []
  let left = 2
  const studio = {
    token: 'g',
    call: async (_call: Call, { key }: { key?: string }) => {
      asked.push({ key })
      if (left-- > 0) throw new CallError('NETWORK', '', 0)
      return { done: true }
    },
  } as unknown as Studio
  const call = { name: 'studio/act-in-room' } as Call
  const sent = { body: { handNo: 1, step: 2, action: 'FOLD' } } as never
  await askKept(
    studio,
    call,
    sent,
    () => {},
    () => Promise.resolve(),
  )
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(asked).toHaveLength(3)
  await askKept(
    studio,
    call,
    { body: { handNo: 1, step: 3, action: 'FOLD' } } as never,
    () => {},
    () => Promise.resolve(),
  )
  expect(asked[3]!.key).not.toBe(asked[0]!.key)
})

test('if several act at once, a step moved on by another does not refuse what was chosen', async () => {
  const turn = {
    seats: [0, 1],
    endsAt: '2026-01-01T00:00:15Z',
    clockEndsAt: '2026-01-01T00:00:15Z',
    isProtected: false,
  }
  const draws = { ...mine, actions: [{ action: 'DRAW' }, { action: 'STAND' }] }
  const room = open(answer(5, { mine: draws }, { turn, phase: 'DRAW' }), [
    new CallError('ROOM_STEP_STALE', 'moved on', 409),
    answer(6, { mine: draws }, { turn, phase: 'DRAW' }),
    answer(7, { mine }, { phase: 'DRAW' }),
  ])
  await room.line.act('DRAW')
  expect(room.asked.map(({ name, body }) => [name, (body as { step?: number } | undefined)?.step])).toEqual([
    ['studio/act-in-room', 5],
    ['studio/read-room', undefined],
    ['studio/act-in-room', 6],
  ])
  expect(room.asked[0]!.key).not.toBe(room.asked[2]!.key)
})
