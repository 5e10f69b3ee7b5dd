import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { changeSettingByTwo } from '../../../tests/support/two-people.ts'
import { isAllowedAddress } from '../rules/service-address.ts'

interface Status {
  info: { customerService: { csType: string; title: string; path: string }[] }
}

describe('customer service', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const entries = async (headers = {}) =>
    (await server.client().get<Status>('/api/wps/system/status', { headers })).value.info.customerService
  const leadsTo = async (path: string, host?: string) => {
    const answer = await fetch(`${server.origin}/service/${path}`, {
      redirect: 'manual',
      ...(host ? { headers: { merchant: host } } : {}),
    })
    return [answer.status, answer.headers.get('location')]
  }
  const save = async (body: object, as = 'owner') => {
    const client = server.client()
    return client.post<{ entryId: string }>(
      '/api/operator/customer-service',
      {
        csType: 'LINE',
        titles: { TH: 'ไลน์', EN: 'LINE' },
        position: 5,
        isShown: true,
        url: 'https://line.me/x',
        ...body,
      },
      { token: await client.signInOperator(as) },
    )
  }

  it('is offered by type, each entry under a sealed path that opens at its own host', async () => {
    const list = await entries()
    expect(list.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'LINE', 'TELEGRAM', 'HELP'])
    for (const { path } of list)
      expect(path).toMatch(/^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)
    expect(JSON.stringify(list)).not.toContain('line.me')
    expect(await leadsTo(list[1]!.path)).toEqual([302, 'https://line.me/R/ti/p/@sala-demo'])
    expect(await leadsTo(list[3]!.path)).toEqual([302, '/help'])
    expect((await entries({ 'accept-language': 'th' }))[0]!.title).toBe('แชตสด')
  })

  it('T-Z1 leads a forged or broken path to the default service, never to another host', async () => {
    const { path } = (await entries())[1]!
    const [head, , iv, body, tag] = path.split('.') as [string, string, string, string, string]
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const forged = [
      `${head}..${iv}.${flip(body)}.${tag}`,
      `${head}..${flip(iv)}.${body}.${tag}`,
      `${head}..${iv}.${body}.${flip(tag)}`,
      `${flip(head)}..${iv}.${body}.${tag}`,
      `${Buffer.from('{"alg":"none","enc":"A256GCM"}').toString('base64url')}..${iv}.${body}.${tag}`,
      'https://evil.example',
      '//evil.example',
      encodeURIComponent('https://evil.example/'),
      '%2f%2fevil.example',
      '..%5c..%5cevil',
      '',
      'x',
      'a.b.c.d.e',
      '%00',
      Buffer.from('https://evil.example').toString('base64url'),
      `${path}.${path}`,
    ]
    for (const one of forged) expect(await leadsTo(one), one).toEqual([302, '/help'])
  })

  it('T-Z1 opens no entry that has left the allow-list since it was written', async () => {
    const { path } = (await entries())[1]!
    const allow = (hosts: string[]) =>
      changeSettingByTwo(server, 'system.serviceHosts', JSON.stringify(hosts))
    await allow(['t.me'])
    expect(await leadsTo(path)).toEqual([302, '/help'])
    await allow(['t.me', 'line.me'])
    expect(await leadsTo(path)).toEqual([302, 'https://line.me/R/ti/p/@sala-demo'])
  })

  it('accepts addresses of allowed hosts and pages of the site only', () => {
    const hosts = ['line.me', 't.me']
    for (const fine of ['https://line.me/R/x', 'https://www.line.me/', '/help', '/promotions?x=1'])
      expect(isAllowedAddress(fine, hosts), fine).toBe(true)
    for (const bad of [
      'http://line.me/',
      'https://line.me.evil.example/',
      'https://evil-line.me/',
      'https://line.me@evil.example/',
      'https://user:pass@line.me/',
      'https://line.me:8443/',
      '//line.me/',
      '/\\evil',
      'javascript:alert(1)',
      'https://',
      'line.me',
      '/a b',
      'data:text/html,x',
    ]) {
      expect(isAllowedAddress(bad, hosts), bad).toBe(false)
    }
  })

  it('is written by operators with the ability, pushed at once, and audited', async () => {
    expect(await save({ url: 'https://evil.example/' })).toMatchObject({
      code: 'REQUEST_INVALID',
      value: { fields: [{ field: 'url', rule: 'serviceHost' }] },
    })
    expect(await save({ titles: { TH: '', EN: '' } })).toMatchObject({ code: 'REQUEST_INVALID' })
    expect(await save({}, 'support')).toMatchObject({ status: 403 })
    expect(await save({ entryId: 'nothing' })).toMatchObject({ code: 'SERVICE_NOT_FOUND' })
    const { value } = await save({ titles: { TH: 'ไลน์วีไอพี', EN: 'VIP LINE' } })
    await expect.poll(async () => (await entries()).map(({ title }) => title)).toContain('VIP LINE')
    await save({ entryId: value.entryId, isShown: false })
    await expect.poll(async () => (await entries()).map(({ title }) => title)).not.toContain('VIP LINE')
    const client = server.client()
    const owner = await client.signInOperator('owner')
    expect(
      (await client.post(`/api/operator/customer-service/${value.entryId}/remove`, {}, { token: owner }))
        .status,
    ).toBe(200)
    const { entries: left } = (
      await client.get<{ entries: { entryId: string }[] }>('/api/operator/customer-service', { token: owner })
    ).value
    expect(left.map(({ entryId }) => entryId)).not.toContain(value.entryId)
    const { rows } = await server.process.database.pool.query(
      `SELECT action FROM app.audit_log WHERE subject = $1 ORDER BY seq`,
      [`customer-service:${value.entryId}`],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'customer-service.save',
      'customer-service.save',
      'customer-service.remove',
    ])
  })
})
