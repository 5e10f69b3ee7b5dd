import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../tests/support/server.ts'
import { keepNote } from '../../tests/support/notes.ts'

describe('the limits of the pipeline', () => {
  it('limits attempts with unknown game tokens, whatever token each of them names', async () => {
    const here = await startServer({ env: { RATE_FACTOR: '0.1' } })
    try {
      const tries = () =>
        Promise.all(
          Array.from({ length: 60 }, () =>
            here.client().get('/api/studio/v1/rooms', { token: randomUUID() }),
          ),
        )
      const refused: Awaited<ReturnType<typeof tries>> = []
      await expect
        .poll(async () =>
          refused.push(...(await tries()).filter((reply) => reply.code !== 'GAME_TOKEN_INVALID')),
        )
        .toBeGreaterThan(0)
      for (const reply of refused) expect([reply.status, reply.code]).toEqual([429, 'COMMON_RATE_LIMIT'])
    } finally {
      await here.close()
    }
  })

  it('limits the requests of one address', async () => {
    const here = await startServer({
      env: { RATE_FACTOR: '0.1' },
      handlers: [keepNote({ path: '/api/test/note' })],
    })
    try {
      // Sixty at once: the bucket never refills as fast, however slow the machine is.
      const storm = async () =>
        (
          await Promise.all(
            Array.from({ length: 60 }, () => here.client().post('/api/test/note', { text: 'a' })),
          )
        ).filter((reply) => reply.status !== 200)
      const refused: Awaited<ReturnType<typeof storm>> = []
      await expect.poll(async () => refused.push(...(await storm()))).toBeGreaterThan(0)
      for (const reply of refused)
        expect([reply.status, reply.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
          429,
          'COMMON_RATE_LIMIT',
          true,
        ])
    } finally {
      await here.close()
    }
  })
})
