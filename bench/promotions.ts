/**
 * The list of promotions: that of visitors, which is the same for everybody, against the same bytes answered
 * from a constant; and that of a member, whose claims, audience and rewards are read for each request.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createClient } from '../tests/support/server.ts'
import { openBenchDatabase, type Bench } from './harness.ts'
import { requestsPerSecond } from './support/gateway.ts'

const SECONDS = 3
const CONNECTIONS = 64
const OPEN_LIST = '/api/wps/relay/MCS2_openPromotionList'

export const bench: Bench = {
  name: 'promotions',
  rounds: 7,
  async open() {
    const database = await openBenchDatabase()
    const child = fork(fileURLToPath(new URL('support/promotions-process.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: database.ownerUrl },
    })
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    const origin = `http://127.0.0.1:${port}`
    const client = createClient(origin)
    const { value } = await client.get<{ list: object[] }>(OPEN_LIST)
    if (value.list.length < 10) throw new Error(`visitors see ${value.list.length} promotions`)
    child.send({ list: JSON.stringify(value) })
    await once(child, 'message')
    const token = await client.signIn('member01')
    const cookie = [...client.cookies].map(([name, text]) => `${name}=${text}`).join('; ')
    const ask =
      (path: string, headers: Record<string, string> = {}) =>
      () =>
        requestsPerSecond({
          url: origin + path,
          headers: { 'accept-language': 'en', cookie, ...headers },
          connections: CONNECTIONS,
          seconds: SECONDS,
        })
    const own = { authorization: `Bearer ${token}` }
    return {
      figures: [
        { name: 'ready answer', unit: 'GET/s', take: ask('/api/bench/visitor') },
        { name: 'list of visitors', unit: 'GET/s', take: ask(OPEN_LIST) },
        { name: 'ready answer, signed in', unit: 'GET/s', take: ask('/api/bench/member', own) },
        { name: 'list of a member', unit: 'GET/s', take: ask('/api/wps/relay/MCS2_promotionList', own) },
      ],
      goals: [
        {
          title: 'the list against a ready answer (at most 1.1 times its time)',
          ours: 'list of visitors',
          reference: 'ready answer',
          atLeast: 0.91,
        },
      ],
      notes: [
        `${CONNECTIONS} connections, client in its own process; ${value.list.length} promotions, every answer of visitors of the same bytes`,
      ],
      async close() {
        child.kill('SIGTERM')
        await once(child, 'exit')
        await database.stop()
      },
    }
  },
}
