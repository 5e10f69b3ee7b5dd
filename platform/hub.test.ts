import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { Hub } from './hub.ts'
import { notifyAll, openLine, type Line } from './notifications.ts'
import { openDatabase, type Database } from './postgres.ts'

let fresh: FreshDatabase, database: Database, line: Line
const faults: unknown[] = []
const onFault = (error: unknown) => {
  faults.push(error)
}
const broken = () => {
  throw new Error('broken')
}

beforeAll(async () => {
  fresh = await freshDatabase({ isSeeded: false })
  database = openDatabase({ url: fresh.url })
  line = await openLine(fresh.url, { onError: () => {}, onFault })
})
afterAll(async () => {
  await line.close()
  await database.close()
  await fresh.drop()
})

test('a listener that throws is reported, and the others still get pushes, topics and notices of every process', async () => {
  const here = new Hub(database, line, onFault)
  const elsewhere = new Hub(database, line, onFault)
  const heard: string[] = []
  for (const [name, hub] of [
    ['here', here],
    ['elsewhere', elsewhere],
  ] as const) {
    hub.onPush(broken)
    hub.onPush(({ topic }) => heard.push(`${name} ${topic}`))
    hub.onWatched(broken)
    hub.onWatched((topics) => heard.push(`${name} watched ${topics.join()}`))
  }
  line.on('word', broken)
  line.on('word', () => heard.push('word'))
  here.push({ topic: 'one', data: {} })
  here.noteWatched(['table:1'])
  expect(heard).toEqual(['here one', 'here watched table:1'])
  await expect.poll(() => heard.length).toBe(4)
  await notifyAll(database, [{ kind: 'word' }])
  await expect.poll(() => heard).toContain('word')
  expect(heard.slice(2, 4).sort()).toEqual(['elsewhere one', 'elsewhere watched table:1'])
  expect(faults.map(String)).toEqual(Array(5).fill('Error: broken'))
  await here.close()
  await elsewhere.close()
})

test('a push that no notification can hold reaches the other processes whole, between those around it', async () => {
  const here = new Hub(database, line, onFault)
  const elsewhere = new Hub(database, line, onFault)
  const heard: [string, number][] = []
  elsewhere.onPush(({ topic, data }) => heard.push([topic, String(data.text ?? '').length]))
  here.push({ topic: 'draw:before', data: {} })
  here.push({ topic: 'draw:large', data: { text: 'เลข'.repeat(20_000) } })
  here.push({ topic: 'draw:after', data: {} })
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual([
    ['draw:before', 0],
    ['draw:large', 60_000],
    ['draw:after', 0],
  ])
  await here.close()
  await elsewhere.close()
})

test('pushes that do not reach the other processes are reported', async () => {
  const closed = openDatabase({ url: fresh.url, max: 1 })
  await closed.close()
  const told: unknown[] = []
  const hub = new Hub(closed, line, (error) => told.push(error))
  hub.push({ topic: 'lost', data: {} })
  hub.noteWatched(['table:lost'])
  await expect.poll(() => told.length).toBe(2)
  await hub.close()
})
