import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '../../contract/errors.ts'
import { handleAfterLook, type Handler } from '../../platform/calls.ts'
import { keepNote } from '../../tests/support/notes.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'

const PATH = '/api/test/looked'

describe('a call that looks before its transaction', () => {
  let server: TestServer
  let client: TestClient
  /** What was done, in its order. */
  const done: string[] = []
  let found: { text: string; times: number } | null = null
  const call = (text: string, key: string = randomUUID()) => client.post(PATH, { text }, { key })

  /** Finds the text that a run before it stored; refuses `no`. */
  function looking(): Handler {
    const { call: declared, schemas, run } = keepNote({ path: PATH, isIdempotent: true })
    const keep = run as (context: unknown, input: unknown) => Promise<{ text: string; times: number }>
    return handleAfterLook(
      declared,
      schemas,
      async (_context, { body }) => {
        const { text } = body as unknown as { text: string }
        done.push('look')
        await new Promise((resolve) => setTimeout(resolve, 5))
        if (text === 'no') refuse('BAL_INSUFFICIENT')
        return found as never
      },
      async (context, input) => {
        done.push('run')
        const value = await keep(context, input)
        found = value
        return found as never
      },
    )
  }

  beforeAll(async () => {
    server = await startServer({ handlers: [looking()] })
    client = server.client()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    done.length = 0
    found = null
  })

  it('is answered by what the look found, and runs only when it found nothing', async () => {
    const key = randomUUID()
    const first = await call('first', key)
    expect(first.value).toMatchObject({ text: 'first' })
    const second = await call('second')
    expect(second).toMatchObject({ status: 200, value: { text: 'first' } })
    expect(done).toEqual(['look', 'run', 'look'])
    const again = await call('first', key)
    expect([again.value, again.headers.get('idempotency-hit')]).toEqual([first.value, 'true'])
  })

  it('stores what the look refused or found as the first answer of the key', async () => {
    const [refused, answered] = [randomUUID(), randomUUID()]
    expect((await call('no', refused)).code).toBe('BAL_INSUFFICIENT')
    found = { text: 'old', times: 1 }
    expect((await call('any', answered)).value).toMatchObject({ text: 'old' })
    found = { text: 'new', times: 1 }
    const answers = [await call('no', refused), await call('any', answered)]
    expect(answers.map(({ headers }) => headers.get('idempotency-hit'))).toEqual(['true', 'true'])
    expect(answers[0]!.code).toBe('BAL_INSUFFICIENT')
    expect(answers[1]!.value).toMatchObject({ text: 'old' })
    expect(await call('other', answered)).toMatchObject({ status: 422, code: 'REQUEST_KEY_REUSED' })
  })

  it('takes presses of one caller in turn, so that one runs and the others find what it brought', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('once')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(done.filter((step) => step === 'run')).toHaveLength(1)
  })

  it('gives one answer to a key that is sent many times at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('same', key)))
    expect(answers.filter(({ headers }) => headers.get('idempotency-hit') === null)).toHaveLength(1)
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
  })
})
