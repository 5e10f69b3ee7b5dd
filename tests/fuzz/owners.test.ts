/**
 * T-ID: every call that names an object, with the object of another member, and of another merchant. The
 * answer is 404 (403 if an ability is missing, 422 if other input is refused first), never the object, and
 * nothing of the owner changes.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { openCashierHouse, type CashierHouse } from '../support/cashier.ts'
import { callsOf, plausible, sendCall, sessionFor, type WalkedCall } from '../support/walker.ts'

const OWNER = demoMemberId(16)
const OTHER_MERCHANT = 'other-house'

let house: CashierHouse
let calls: WalkedCall[]
/** `withdrawalId` → ids that exist: the owner's own, and any of the merchant. */
const owned = new Map<string, string>()
const ofMerchant = new Map<string, string>()

beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
  calls = await callsOf(house.server)
  const owner = await house.player(16)
  await owner.deposit(20_000, false)
  const withdrawn = await owner.withdraw(30_000)
  expect(withdrawn.code).toBeUndefined()
  await house.play(OWNER, 100n, 50n)
  await house.client.post('/api/wps/chat/launch', { modelId: 'SERVICE' }, { token: owner.token })
  await query(
    `INSERT INTO system.merchant (merchant_id, code, name) VALUES ('${OTHER_MERCHANT}', '${OTHER_MERCHANT}', 'another house')`,
  )
  await findIds()
})
afterAll(() => house.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await house.server.process.database.pool.query<Row>(text, values)).rows

/** Names that the wire calls otherwise than the table does. */
const columns: Record<string, string> = {
  intentId: 'deposit_id',
  transactionId: 'txn_id',
  betNo: 'round_no',
  documentId: 'document_id',
  sessionId: 'session_id',
}
const columnOf = (name: string) =>
  columns[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Looks every id up in the database itself, so that a new call's objects are found automatically. */
async function findIds(): Promise<void> {
  const names = new Set(calls.flatMap((call) => idsOf(call).map(({ name }) => name)))
  const rows = await query<{ place: string; name: string; owners: string[] | null }>(
    `
    SELECT format('%I.%I', c.table_schema, c.table_name) AS place, c.column_name AS name,
           (SELECT array_agg(o.column_name::text) FROM information_schema.columns o WHERE o.table_schema = c.table_schema AND o.table_name = c.table_name AND o.column_name IN ('member_id', 'account_id', 'owner_id')) AS owners
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema') AND c.column_name = ANY ($1)`,
    [[...names].map(columnOf)],
  )
  for (const name of names) {
    for (const { place, owners } of rows.filter((row) => row.name === columnOf(name))) {
      const first = async (where: string) =>
        (
          await query<{ id: string }>(`SELECT ${columnOf(name)}::text AS id FROM ${place} ${where} LIMIT 1`)
        )[0]?.id
      for (const column of owners ?? []) {
        const id = column === columnOf(name) ? undefined : await first(`WHERE ${column} = '${OWNER}'`)
        if (id && !owned.has(name)) owned.set(name, id)
      }
      const id = await first('')
      if (id && !ofMerchant.has(name)) ofMerchant.set(name, id)
    }
  }
  const [round] = await query<{ round_no: string; txn_id: string; round_id: string }>(
    `
    SELECT r.round_no::text, r.round_id, t.txn_id::text FROM wallet.round r JOIN wallet.owner o USING (owner_no) JOIN wallet.transfer t ON t.round_no = r.round_no WHERE o.owner_id = $1 LIMIT 1`,
    [OWNER],
  )
  for (const [name, id] of [
    ['memberId', OWNER],
    ['roundId', round!.round_id],
    ['betNo', round!.round_no],
    ['transactionId', round!.txn_id],
  ] as const) {
    owned.set(name, id)
    ofMerchant.set(name, id)
  }
  ofMerchant.set(
    'operatorId',
    (await query<{ id: string }>('SELECT id::text AS id FROM operator.account LIMIT 1'))[0]!.id,
  )
}

const isId = (name: string) => /(Id|betNo)$/.test(name) && name !== 'requestKeyId'

interface NamedId {
  name: string
  in: 'path' | 'query' | 'body'
}
function idsOf({ operation, body }: WalkedCall): NamedId[] {
  const parameters = operation.parameters
    .filter(({ name, in: place }) => isId(name) && place !== 'header')
    .map(({ name, in: place }) => ({ name, in: place as 'path' | 'query' }))
  return [
    ...parameters,
    ...Object.keys(body?.properties ?? {})
      .filter(isId)
      .map((name) => ({ name, in: 'body' as const })),
  ]
}

/** All that is the owner's, as one text. */
async function everythingOfOwner(): Promise<string> {
  const tables = await query<{ place: string; columns: string[] }>(`
    SELECT format('%I.%I', c.table_schema, c.table_name) AS place, array_agg(c.column_name::text) AS columns
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema') AND c.column_name IN ('member_id', 'account_id', 'owner_id')
      AND format('%s.%s', c.table_schema, c.table_name) <> 'app.session' GROUP BY 1 ORDER BY 1`)
  const texts = []
  for (const { place, columns: names } of tables) {
    const where = names.map((name) => `${name}::text = '${OWNER}'`).join(' OR ')
    const [row] = await query<{ hash: string | null }>(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${place} t WHERE ${where}`,
    )
    texts.push(`${place} ${row!.hash}`)
  }
  return texts.join('\n')
}

async function sendAll(
  chosen: readonly WalkedCall[],
  ids: ReadonlyMap<string, string>,
  token: string,
  headers: Record<string, string> = {},
) {
  const answered: { label: string; status: number; code: string; names: string[] }[] = []
  for (const call of chosen) {
    const named = idsOf(call).filter(({ name }) => ids.has(name))
    if (named.length === 0 || call.takesFiles) continue
    const of = (place: NamedId['in']) =>
      Object.fromEntries(named.filter((one) => one.in === place).map(({ name }) => [name, ids.get(name)!]))
    const others = Object.fromEntries(
      call.operation.parameters
        .filter((one) => one.in === 'path' && !ids.has(one.name))
        .map(({ name, schema }) => [name, String(plausible(schema, name))]),
    )
    const body = call.body ? { ...(plausible(call.body) as object), ...of('body') } : undefined
    const reply = await sendCall(house.client, call, {
      token,
      headers,
      params: { ...others, ...of('path') },
      query: of('query') as Record<string, string>,
      body,
    })
    answered.push({
      label: call.label,
      status: reply.status,
      code: reply.code,
      names: named.map(({ name }) => name),
    })
  }
  return answered
}

/**
 * What answers without telling anything: an empty page, or a set of ids of which only one's own are touched.
 */
const isSilent = (label: string) =>
  /^GET .*(list|history|record|messages|conversations|transactions|bets|rounds|deposits|withdrawals)/i.test(
    label,
  )

test('T-ID a member with the objects of another member', async () => {
  const token = await sessionFor(house.server, { player: 17 })
  const before = await everythingOfOwner()
  const chosen = calls.filter(
    ({ operation, path }) =>
      ['player', 'member', 'agent'].includes(operation['x-audience']) && !/logout/.test(path),
  )
  const answered = await sendAll(chosen, owned, token)
  expect(answered.filter(({ status, label }) => status >= 500 || (status < 400 && !isSilent(label)))).toEqual(
    [],
  )
  expect(await everythingOfOwner()).toBe(before)
  // The objects that a member has are met, not only said to be.
  const met = new Set(answered.filter(({ status }) => status === 404).flatMap(({ names }) => names))
  for (const name of ['intentId', 'withdrawalId', 'bankAccountId', 'sessionId', 'conversationId'])
    expect([name, met.has(name)]).toEqual([name, true])
})

test('T-ID an operator of another merchant, with every ability', async () => {
  const token = await sessionFor(house.server, { operator: 'stranger', merchantId: OTHER_MERCHANT })
  const before = await everythingOfOwner()
  const chosen = calls.filter(
    ({ operation, path }) =>
      operation['x-audience'] === 'operator' && !/logout|sessions?\/(end|logout)$/.test(path),
  )
  const answered = await sendAll(chosen, ofMerchant, token, { merchant: OTHER_MERCHANT })
  expect(answered.filter(({ status, label }) => status >= 500 || (status < 400 && !isSilent(label)))).toEqual(
    [],
  )
  expect(await everythingOfOwner()).toBe(before)
  const met = new Set(answered.filter(({ status }) => status === 404).flatMap(({ names }) => names))
  for (const name of ['memberId', 'depositId', 'withdrawalId', 'operatorId'])
    expect([name, met.has(name)]).toEqual([name, true])
})
