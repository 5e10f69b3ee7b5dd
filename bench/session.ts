/**
 * P3: what a session costs a call. The same constant answer through the whole pipeline, signed in and not.
 */
import { openGateway, requestsPerSecond } from './support/gateway.ts'
import type { Bench } from './harness.ts'

const SECONDS = 2

export const bench: Bench = {
  name: 'session',
  rounds: 7,
  async open() {
    const gateway = await openGateway()
    const token = await gateway.client.signIn('member01')
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: [...gateway.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const { authorization: _, ...visitor } = headers
    const ask = (path: string, sent: Record<string, string>) => () =>
      requestsPerSecond({ url: gateway.origin + path, headers: sent, connections: 64, seconds: SECONDS })
    await ask('/api/bench/open', visitor)()
    return {
      figures: [
        { name: 'without session', unit: 'GET/s', take: ask('/api/bench/open', visitor) },
        { name: 'signed in', unit: 'GET/s', take: ask('/api/bench/signed-in', headers) },
      ],
      goals: [
        {
          title: 'a signed-in GET against the same GET without session',
          ours: 'signed in',
          reference: 'without session',
          atLeast: 0.93,
        },
      ],
      notes: ['64 connections, client in its own process, the same answer made by the same handler'],
      close: () => gateway.close(),
    }
  },
}
