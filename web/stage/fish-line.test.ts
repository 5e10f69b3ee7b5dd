import { afterEach, expect, test } from 'vitest'
import type { FiredShot, JudgedShot, RoomPush, Seated } from '../../games/fishhunt/stage/page.ts'
import { StageRefusal } from '../../games/kit/stage/page.ts'
import type { Call } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import type { TopicListener } from '../client/socket.ts'
import { FishLine } from './fish-line.ts'
import type { Studio } from './studio.ts'

const mine = { seat: 1, creditAmount: 5_000, price: 100, gun: 'CANNON' as const }
const seated: Seated = {
  room: {
    roomId: 'r',
    number: 3,
    seed: 7,
    roomMs: 90_000,
    version: 4,
    dead: [],
    seats: [{ seat: 1, name: 'a', price: 100, gun: 'CANNON' }],
  },
  mine,
  balance: 9_000,
  prices: [100],
}
const shot = (shotId: string, more: Partial<FiredShot> = {}): FiredShot => ({
  shotId,
  fishIds: [12],
  price: 100,
  gun: 'CANNON',
  firedMs: 90_100,
  ...more,
})
const judged = (shotIds: readonly string[]) => ({
  results: shotIds.map(
    (shotId): JudgedShot => ({
      shotId,
      refund: null,
      betAmount: 100,
      winAmount: 0,
      hits: [{ fishId: 12, isKill: false, multiple: 0, winAmount: 0 }],
    }),
  ),
  roomMs: 90_200,
  version: 5,
  dead: [],
  mine: { ...mine, creditAmount: 4_900 },
  currency: 'THB',
  refusal: null,
})
const push = (more: Partial<RoomPush> = {}): RoomPush => ({
  version: 6,
  roomMs: 90_300,
  dead: [],
  shots: [],
  ...more,
})
type Answer = ReturnType<typeof judged> | Seated | CallError

/**
 * A studio that gives the prepared answers in order; without one it does not answer. Short pauses take no
 * time, long ones never end.
 */
function open(answers: Answer[]) {
  const asked: { name: string; shotIds: string[] }[] = []
  const studio = {
    token: 'g',
    async call(call: Call, sent: { body?: { shots?: FiredShot[] } } = {}) {
      asked.push({ name: call.name, shotIds: (sent.body?.shots ?? []).map(({ shotId }) => shotId) })
      const next = answers.shift()
      if (next === undefined) return new Promise(() => {})
      if (next instanceof CallError) throw next
      return next
    },
  } as unknown as Studio
  let topic!: TopicListener
  const heard: string[] = []
  const line = new FishLine(
    {
      studio,
      refuse: (error) =>
        new StageRefusal((error as CallError).code, (error as CallError).code === 'SESSION_EXPIRED'),
      pause: (ms) => (ms < 4_000 ? Promise.resolve() : new Promise(() => {})),
      page: { hidden: false, addEventListener: () => {}, removeEventListener: () => {} },
      socket: (_name, listener) => {
        topic = listener
        return () => {}
      },
    },
    seated,
  )
  line.watch({
    onPush: ({ version }) => heard.push(`push ${version}`),
    onRoom: ({ room }) => heard.push(`room ${room.version}`),
    onJudged: (shots, own, _dead, refusal) =>
      heard.push(
        `judged ${shots.map(({ shotId }) => shotId).join()} ${own.creditAmount} ${refusal ?? ''}`.trim(),
      ),
    onRefused: (shots, reason) =>
      heard.push(`refused ${shots.map(({ shotId }) => shotId).join()} ${reason.message}`),
    onLine: (isUp) => heard.push(isUp ? 'up' : 'down'),
    onOut: (reason) => heard.push(`out ${reason?.message ?? ''}`.trim()),
  })
  opened.push(line)
  return { line, asked, heard, push: (data: RoomPush) => topic.onData(data as never) }
}
const opened: FishLine[] = []
afterEach(() => {
  for (const line of opened.splice(0)) line.close()
})
const lost = (): CallError => new CallError('NETWORK', '', 0)

test('shots that are fired together go together, and what they cost is counted until they are judged', async () => {
  const sea = open([judged(['a', 'b'])])
  sea.line.fire(shot('a'))
  sea.line.fire(shot('b', { gun: 'LIGHTNING', fishIds: [1, 2, 3] }))
  expect(sea.line.unjudged()).toBe(400)
  await expect.poll(() => sea.heard).toEqual(['judged a,b 4900'])
  expect([sea.line.unjudged(), sea.line.seated.mine.creditAmount]).toEqual([0, 4_900])
  expect(sea.asked).toEqual([{ name: 'studio/shoot-fish', shotIds: ['a', 'b'] }])
})

test('a shot whose answer was lost is sent again with the same id, and nothing after it is sent before', async () => {
  const sea = open([lost(), lost(), judged(['a']), judged(['b'])])
  sea.line.fire(shot('a'))
  await expect.poll(() => sea.asked.length).toBeGreaterThan(0)
  sea.line.fire(shot('b'))
  await expect.poll(() => sea.heard.length).toBe(4)
  expect(sea.heard).toEqual(['down', 'up', 'judged a 4900', 'judged b 4900'])
  expect(sea.asked.map(({ shotIds }) => shotIds.join())).toEqual(['a', 'a', 'a', 'b'])
})

test('a refusal of the whole call gives its shots back and leaves the gun', async () => {
  const sea = open([new CallError('ROOM_STAKES', '', 400)])
  sea.line.fire(shot('a'))
  await expect.poll(() => sea.heard).toEqual(['refused a ROOM_STAKES'])
  expect(sea.line.unjudged()).toBe(0)
})

test('a gun that was given up ends the line, without a reason of its own; a session that ended says so', async () => {
  const freed = open([new CallError('ROOM_NOT_SEATED', '', 409)])
  freed.line.fire(shot('a'))
  await expect.poll(() => freed.heard).toEqual(['out'])
  freed.line.fire(shot('b'))
  freed.push(push())
  expect([freed.heard, freed.asked.length]).toEqual([['out'], 1])
  const ended = open([new CallError('SESSION_EXPIRED', '', 401)])
  ended.line.fire(shot('a'))
  await expect.poll(() => ended.heard).toEqual(['out SESSION_EXPIRED'])
})

test('pushes are shown as they come; one without the own seat is asked about', async () => {
  const sea = open([new CallError('ROOM_NOT_SEATED', '', 409)])
  sea.push(push())
  sea.push(push({ version: 7, seats: seated.room.seats }))
  expect(sea.asked).toEqual([])
  sea.push(push({ version: 8, seats: [] }))
  await expect.poll(() => sea.heard).toEqual(['push 6', 'push 7', 'push 8', 'out'])
})

test('leaving waits for what is under way, and fires nothing after it', async () => {
  const sea = open([judged(['a'])])
  sea.line.fire(shot('a'))
  await sea.line.finish()
  sea.line.fire(shot('b'))
  expect([sea.heard, sea.line.unjudged(), sea.asked.length]).toEqual([['judged a 4900'], 0, 1])
})

test('the room’s clock follows the quickest word', () => {
  const sea = open([])
  const before = sea.line.nowMs()
  sea.push(push({ roomMs: 60_000 }))
  expect(sea.line.nowMs()).toBeGreaterThan(before - 5)
  sea.push(push({ roomMs: 120_000 }))
  expect(sea.line.nowMs()).toBeGreaterThanOrEqual(120_000)
})
