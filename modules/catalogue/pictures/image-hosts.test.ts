import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Line, Notice } from '../../../platform/notifications.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/database.ts'
import { setSetting } from '../../system/index.ts'
import { deskSettings } from '../shared/settings.ts'
import { openImageHosts } from './image-hosts.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

test('of two changes in quick succession the later one stays, however late the reading of the first returns', async () => {
  let tell: (notice: Notice) => void = () => {}
  const line: Line = {
    on: (_, listener) => {
      tell = listener
    },
    onGap: () => {},
    isUp: () => true,
    close: async () => {},
  }
  const held: (() => void)[] = []
  let count = 0
  // The second reading of all, which is the first change's, returns when it is released.
  const kysely = database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (++count === 2)
        await new Promise<void>((resolve) => {
          held.push(resolve)
        })
      return result
    },
  })
  const hosts = await openImageHosts({
    database: { ...database, kysely },
    line,
    merchantIds: () => ['m1'],
    onError: (error) => {
      throw error
    },
  })
  const change = async (value: string[]) => {
    await database.transaction((tx) => setSetting(tx, 'm1', deskSettings.imageHosts, value))
    tell({ kind: 'setting', merchantId: 'm1', name: deskSettings.imageHosts.name })
  }
  await change(['first.example'])
  await expect.poll(() => held.length).toBe(1)
  await change(['second.example'])
  await database.pool.query('SELECT 1')
  held[0]!()
  await database.pool.query('SELECT 1')
  await expect.poll(() => hosts.of('m1')).toEqual(['second.example'])
})
