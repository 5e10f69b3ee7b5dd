import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../tests/support/server.ts'

describe('the endpoints for operations', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ seed: false })
  })
  afterAll(() => server.close())

  it('says that the process is up and that the database is ready', async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    const ready = await fetch(`${server.origin}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  })

  it('shows its metrics to the local machine', async () => {
    expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('sala_request_seconds')
  })

  it('gives the page of the calls under the strict policy of the site', async () => {
    const page = await fetch(`${server.origin}/api/docs/`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect([
      page.status,
      policy.includes("default-src 'none'"),
      policy.includes("frame-ancestors 'none'"),
      policy.includes("base-uri 'none'"),
    ]).toEqual([200, true, true, true])
    expect(policy).not.toMatch(/unsafe|https:|validator|nonce/)
    const { paths } = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
      paths: Record<string, { post?: { responses: object } }>
    }
    expect(Object.keys(paths['/api/hooks/payments/{channel}']!.post!.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '413', '422']),
    )
  })

  it('answers an undeclared path by name, in the caller’s language, with the request id', async () => {
    const id = '0b0e7a3c-0000-4000-8000-000000000001'
    const answer = await fetch(`${server.origin}/api/nowhere`, {
      headers: { 'x-request-id': id, 'accept-language': 'en' },
    })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-request-id')).toBe(id)
    expect(await answer.json()).toMatchObject({ success: false, code: 'REQUEST_UNKNOWN_PATH' })
  })
})
