import { afterAll, beforeAll, expect, test } from 'vitest'
import { endJob, failJob, knowJobs, takeJobs } from '../../../platform/job-leases.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
})
afterAll(() => server.close())

const processId = '0b0e7a3c-0000-4000-8000-000000000001'

interface JobLine {
  name: string
  state: string
  everyMs: number | null
  attempts: number
  succeededAt: string | null
  nextAt: string
  failedAt: string | null
  failedWith: string | null
}

test('the console lists every job, failing ones first with their tries, the next one and the last failure', async () => {
  const { database } = server.process
  const names = ['wallet.prove', 'wallet.seal', 'wallet.roll-up']
  await knowJobs(database, names)
  await takeJobs(
    database,
    names.map((name) => ({ name, period: 1 })),
    processId,
    600_000,
  )
  await failJob(database, 'wallet.prove', processId, { againMs: 3_600_000, text: 'Error: no room left' })
  await endJob(database, 'wallet.seal', processId)
  const client = server.client()
  const token = await client.signInOperator('viewer')
  const { value } = await client.get<{ list: JobLine[] }>('/api/operator/jobs', { token })
  const line = (name: string) => value.list.find((job) => job.name === name)!
  expect(value.list[0]).toMatchObject({
    name: 'wallet.prove',
    state: 'FAILING',
    everyMs: null,
    attempts: 1,
    succeededAt: null,
    failedWith: 'Error: no room left',
  })
  expect(Date.parse(value.list[0]!.nextAt) - Date.parse(value.list[0]!.failedAt!)).toBe(3_600_000)
  expect(line('wallet.roll-up')).toMatchObject({ state: 'RUNNING', everyMs: 1_000, attempts: 1 })
  expect(line('wallet.seal')).toMatchObject({ state: 'DONE', attempts: 0, failedWith: null })
  expect(line('wallet.seal').nextAt).toMatch(/:00:00\.000Z$/)
  expect(line('system.send-messages')).toMatchObject({ state: 'NEW', attempts: 0 })
})

test('an operator who may not read the log does not see the jobs', async () => {
  const client = server.client()
  const token = await client.signInOperator('support')
  expect(await client.get('/api/operator/jobs', { token })).toMatchObject({ status: 403 })
})
