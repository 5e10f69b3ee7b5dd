/** What needs two people, done by owner and finance of the demo. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

interface Waiting {
  list: { proposalId: string; subject: string }[]
}

/** Confirms what waits about a subject as another operator than the one who asked. */
export async function confirmAs(server: TestServer, username: string, subject: string): Promise<void> {
  const desk = server.client()
  const token = await desk.signInOperator(username)
  const { value } = await desk.get<Waiting>('/api/operator/proposals?state=PENDING', { token })
  const { proposalId } = value.list.find((row) => row.subject === subject)!
  expect(
    (await desk.post(`/api/operator/proposals/${proposalId}/confirm`, {}, { token, key: randomUUID() }))
      .status,
  ).toBe(200)
}

/** Changes a setting as owner; if that weakens a control, finance confirms it. */
export async function changeSettingByTwo(
  server: TestServer,
  name: string,
  value: string | undefined,
): Promise<void> {
  const desk = server.client()
  const reply = await desk.post<{ state: string }>(
    `/api/operator/settings/${name}`,
    value === undefined ? {} : { value },
    { token: await desk.signInOperator('owner') },
  )
  expect(reply.status).toBe(200)
  if (reply.value.state === 'PENDING') await confirmAs(server, 'finance', `setting:${name}`)
}
