import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { isPublicDomain } from './rules/domains.ts'

const INTERNAL = [
  'http://169.254.169.254',
  '169.254.169.254',
  '127.0.0.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  'localhost',
  'db.localhost',
  'printer.local',
  'vault.internal',
  'wiki.corp',
  'router.lan',
  '10.0.0.1.nip.io',
  '169-254-169-254.sslip.io',
  'sala',
  'sala.example:8080',
  'sala.example/path',
  'user@sala.example',
  'https://sala.example',
  'sala..example',
  '-sala.example',
  'sala_1.example',
  'file:///etc/passwd',
  'sala.example.',
  'ｓala.example',
  'sala.123',
  '',
]

describe('names that may be in the list of addresses', () => {
  it('takes public names', () => {
    for (const name of ['sala.example', 'm2.sala-play.co.th', 'xn--42c2d9a.xn--o3cw4h', 'a1.b2.example'])
      expect(isPublicDomain(name), name).toBe(true)
  })
  it('T-N2 accepts no IP address, no internal name and nothing around a name', () => {
    for (const name of INTERNAL) expect(isPublicDomain(name), name).toBe(false)
  })
})

describe('the list of addresses', () => {
  let server: TestServer
  let client: TestClient
  let owner: string
  let second: string
  beforeAll(async () => {
    server = await startServer()
    client = server.client()
    owner = await client.signInOperator('owner')
    await server.process.database.pool.query(
      `UPDATE operator.account SET role = 'owner' WHERE username = 'finance'`,
    )
    second = await client.signInOperator('finance')
  })
  afterAll(() => server.close())

  const listed = async () =>
    (
      await client.get<{ domainList: { domainName: string }[] }>('/api/wps/system/domainRoute?device=0')
    ).value.domainList.map((one) => one.domainName)
  const propose = (domains: { domainName: string; description: string }[], token = owner) =>
    client.post<{ changeId: string; fields: { field: string; rule: string }[] }>(
      '/api/operator/domains',
      { domains },
      { token },
    )
  const decide = (changeId: string, verb: 'confirm' | 'reject', token: string) =>
    client.post<{ state: string }>(`/api/operator/domains/changes/${changeId}/${verb}`, undefined, { token })
  const three = ['one', 'two', 'three'].map((name) => ({
    domainName: `${name}.example.com`,
    description: name,
  }))

  it('is the merchant’s own address while the operator wrote none', async () => {
    expect(await listed()).toEqual([new URL(server.process.config.publicOrigin).host])
  })

  it('T-N2 refuses internal addresses and stores nothing of such a list', async () => {
    for (const domainName of INTERNAL.filter((name) => name !== '')) {
      const reply = await propose([three[0]!, { domainName, description: '' }])
      expect(reply, domainName).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
      expect(reply.value.fields[0], domainName).toMatchObject({
        field: 'domains.1.domainName',
        rule: 'domain',
      })
    }
    expect(
      (await server.process.database.pool.query('SELECT count(*)::int AS n FROM system.domain_change'))
        .rows[0].n,
    ).toBe(0)
  })

  it('changes with a second operator, in the given order, and the operator who asked cannot confirm', async () => {
    const { value } = await propose(three)
    expect((await propose(three)).code).toBe('CHANGE_STATE')
    const shown = (
      await client.get<{ waiting: { changeId: string; isMine: boolean } }>('/api/operator/domains', {
        token: owner,
      })
    ).value.waiting
    expect(shown).toMatchObject({ changeId: value.changeId, isMine: true })
    expect((await decide(value.changeId, 'confirm', owner)).code).toBe('CHANGE_FOUR_EYES')
    expect(await listed()).toHaveLength(1)
    expect((await decide(value.changeId, 'confirm', second)).value.state).toBe('CONFIRMED')
    await expect.poll(listed).toEqual(['one.example.com', 'two.example.com', 'three.example.com'])
    expect((await decide(value.changeId, 'reject', owner)).code).toBe('CHANGE_STATE')
  })

  it('stays as it was when a change is rejected, and the same name twice is refused', async () => {
    expect((await propose([three[0]!, three[0]!])).value.fields[0]).toMatchObject({
      field: 'domains.1.domainName',
      rule: 'domainTaken',
    })
    const { value } = await propose([three[2]!])
    expect((await decide(value.changeId, 'reject', owner)).value.state).toBe('REJECTED')
    expect(await listed()).toHaveLength(3)
  })

  it('is answered with the fields of the specification, and pages may only measure it', async () => {
    const { value } = await client.get<{ domainList: Record<string, unknown>[] }>(
      '/api/wps/system/domainRoute?device=0',
    )
    expect(Object.keys(value.domainList[0]!).sort()).toEqual([
      'description',
      'domainName',
      'idx',
      'percentage',
      'speed',
      'test',
      'type',
    ])
    const page = await fetch(server.origin, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://one.example.com https://two.example.com https://three.example.com;",
    )
  })

  it('T-N1 answers a ping to any origin, without cookies or a token', async () => {
    const ping = await fetch(`${server.origin}/common/v.1.0.1/ping.json?r=1`, {
      headers: { origin: 'https://two.example.com' },
    })
    expect(ping.headers.get('access-control-allow-origin')).toBe('*')
    expect(ping.headers.get('access-control-allow-credentials')).toBeNull()
    expect(ping.headers.get('set-cookie')).toBeNull()
    expect(await ping.json()).toEqual({ ping: 'ok' })
    const asked = await fetch(`${server.origin}/common/v.1.0.1/ping.json`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://two.example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(asked.headers.get('access-control-allow-headers')).toBeNull()
  })
})
