/** Calls that keep and list notes: what the gateway is tested with. */
import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { refuse } from '../../contract/errors.ts'
import { PageQuery } from '../../contract/shared/fields.ts'
import type { Call } from '../../kernel/call.ts'
import { handle } from '../../platform/calls.ts'
import { run, sql } from '../../platform/postgres.ts'

const noteSchemas = () => ({
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 20 }),
    password: Type.Optional(Type.String()),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_000_000_000_000 })),
  }),
  value: Type.Object({ text: Type.String(), password: Type.Optional(Type.String()), times: Type.Integer() }),
})
let runs = 0
const note = (over: Partial<Call<typeof noteSchemas>>): Call<typeof noteSchemas> => ({
  name: `test/${over.path}`,
  method: 'POST',
  path: '/api/test/note',
  module: 'DEV',
  audience: 'visitor',
  summary: 'keeps a note',
  ...over,
})
export const keepNote = (over: Partial<Call<typeof noteSchemas>>) =>
  handle(note(over), noteSchemas, async (context, { body }) => {
    runs++
    await run(
      context.tx,
      sql`INSERT INTO app.setting (merchant_id, name, value) VALUES ('test', ${randomUUID()}, ${JSON.stringify(body.text)})`,
    )
    if (body.text === 'refuse') refuse('BAL_INSUFFICIENT')
    if (body.text === 'wait') await new Promise((resolve) => setTimeout(resolve, 300))
    if (body.text === 'break') throw new Error('a secret detail of the house')
    return { text: body.text, password: body.password, times: runs }
  })
const listSchemas = () => ({
  params: Type.Object({ word: Type.String({ maxLength: 20 }) }),
  query: Type.Object({ ...PageQuery, state: Type.Optional(Type.String({ enum: ['OPEN'] })) }),
  value: Type.Object({ pageNo: Type.Integer() }),
})
const list: Call<typeof listSchemas> = {
  name: 'test/list',
  method: 'GET',
  path: '/api/test/list/:word',
  module: 'DEV',
  audience: 'visitor',
  summary: 'lists notes',
}
export const listNotes = handle(list, listSchemas, async (_context, { query }) => ({ pageNo: query.pageNo! }))
