import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { Hub } from './hub.ts'
import { notifyAll, openLine, type Line } from './listen.ts'
import { openDatabase, type Database } from './postgres.ts'

let fresh: FreshDatabase, database: Database, line: Line
const faults: unknown[] = []
const onFault = (error: unknown) => { faults.push(error) }
const broken = () => { throw new Error('broken') }

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

test('a listener that throws is reported, and the others hear pushes, topics and notices of every process all the same', async () => {
  const here = new Hub(database, line, onFault)
  const elsewhere = new Hub(database, line, onFault)
  const heard: string[] = []
  for (const [name, hub] of [['here', here], ['elsewhere', elsewhere]] as const) {
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
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(4)
  await notifyAll(database, [{ kind: 'word' }])
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('word')
  expect(heard.slice(2, 4).sort()).toEqual(['elsewhere one', 'elsewhere watched table:1'])
  expect(faults.map(String)).toEqual(Array(5).fill('Error: broken'))
  await here.close()
  await elsewhere.close()
})
