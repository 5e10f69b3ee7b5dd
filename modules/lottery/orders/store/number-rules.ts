/** Rows of lottery.number_rule: numbers that a house closes, reduces or limits. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { toPage, type Page, type PageRequest } from '../../../../kernel/paging.ts'
import type { NumberRule } from '../rules/number-book.ts'
import type { HouseIssue } from './exposure.ts'

export interface StoredRule extends NumberRule {
  readonly merchantId: string
  readonly gameCode: string
  /** null: of every issue. */
  readonly numero: string | null
  readonly reason: string
  readonly changedBy: string
  readonly effectiveFrom: Date
  /** Its time has not come yet. */
  readonly isWaiting: boolean
}

interface Row {
  merchant_id: string
  game_code: string
  numero: string
  play_code: string
  number_key: string
  mode: 'CLOSED' | 'HALF' | 'LIMITED'
  factor_e4: number
  max_total_amount: bigint | null
  on_full: 'CLOSED' | 'HALF' | null
  reason: string
  changed_by: string
  effective_from: Date
  is_waiting: boolean
}

const ruleOf = (row: Row): StoredRule => ({
  merchantId: row.merchant_id,
  gameCode: row.game_code,
  numero: row.numero === '' ? null : row.numero,
  playCode: row.play_code,
  numberKey: row.number_key,
  mode: row.mode,
  factorE4: row.factor_e4,
  maxTotalAmount: row.max_total_amount,
  onFull: row.on_full,
  reason: row.reason,
  changedBy: row.changed_by,
  effectiveFrom: row.effective_from,
  isWaiting: row.is_waiting,
})

const columns = sql`r.merchant_id, r.game_code, r.numero, r.play_code, r.number_key, r.mode, r.factor_e4, r.max_total_amount,
  r.on_full, r.reason, r.changed_by, r.effective_from, r.effective_from > app.now() AS is_waiting`

const keyOfNumber = sql`r.game_code, r.numero, r.merchant_id, r.play_code, r.number_key`

/** Another rule of the number began later, and holds. */
const isReplaced = sql`EXISTS (
  SELECT FROM lottery.number_rule n WHERE n.merchant_id = r.merchant_id AND n.game_code = r.game_code AND n.numero = r.numero
    AND n.play_code = r.play_code AND n.number_key = r.number_key
    AND n.effective_from > r.effective_from AND n.effective_from <= app.now())`

/** Those that hold in issues at houses, of every issue included. */
export async function rulesOfIssues(
  reader: Reader,
  issues: readonly HouseIssue[],
): Promise<readonly StoredRule[]> {
  if (issues.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT DISTINCT ON (${keyOfNumber}) ${columns} FROM lottery.number_rule r
    JOIN unnest(${issues.map((issue) => issue.merchantId)}::text[], ${issues.map((issue) => issue.gameCode)}::text[],
      ${issues.map((issue) => issue.numero)}::text[]) AS s(merchant_id, game_code, numero)
      ON r.merchant_id = s.merchant_id AND r.game_code = s.game_code AND r.numero IN ('', s.numero)
    WHERE r.effective_from <= app.now() ORDER BY ${keyOfNumber}, r.effective_from DESC`,
  )
  return rows.map(ruleOf)
}

export interface RuleKeys {
  readonly merchantId: string
  readonly gameCode: string
  readonly numero: string | null
  readonly playCode: string
  readonly numberKeys: readonly string[]
}

const isOf = ({ merchantId, gameCode, numero, playCode, numberKeys }: RuleKeys) => sql`
  r.merchant_id = ${merchantId} AND r.game_code = ${gameCode} AND r.numero = ${numero ?? ''} AND r.play_code = ${playCode}
  AND r.number_key = ANY (${numberKeys}::text[])`

/** One transaction at a time changes the rules of a game. */
const RULES_OF_GAME = 1_033

/** Nobody else changes rules of the game until the transaction ends. */
export async function lockRules(tx: Tx, keys: RuleKeys): Promise<void> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(${RULES_OF_GAME}::int, hashtext(${`${keys.merchantId}/${keys.gameCode}`}))`,
  )
}

/** What holds for these numbers at a moment, as things stand; null: now. */
export async function rulesAt(reader: Reader, keys: RuleKeys, at: Date | null): Promise<StoredRule[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT DISTINCT ON (r.number_key) ${columns} FROM lottery.number_rule r
    WHERE ${isOf(keys)} AND r.effective_from <= coalesce(${at}::timestamptz, app.now())
    ORDER BY r.number_key, r.effective_from DESC`,
  )
  return rows.map(ruleOf)
}

/** What holds for these numbers, and what waits. */
export async function rulesOf(reader: Reader, keys: RuleKeys): Promise<StoredRule[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.number_rule r WHERE ${isOf(keys)} AND NOT ${isReplaced}
    ORDER BY r.number_key, r.effective_from`,
  )
  return rows.map(ruleOf)
}

/** States the rule of these numbers from a moment on, or ends the one that holds; null: now. */
export async function writeRules(
  tx: Tx,
  keys: RuleKeys,
  rule: Omit<NumberRule, 'playCode' | 'numberKey'> | null,
  { from = null, ...by }: { from?: Date | null; reason: string; changedBy: string },
): Promise<void> {
  if (from === null)
    await run(
      tx,
      sql`DELETE FROM lottery.number_rule r WHERE ${isOf(keys)} AND r.effective_from <= app.now()`,
    )
  if (rule === null) return
  const { merchantId, gameCode, numero, playCode, numberKeys } = keys
  await run(
    tx,
    sql`
    INSERT INTO lottery.number_rule (
      merchant_id, game_code, numero, play_code, number_key, mode, factor_e4, max_total_amount, on_full, reason, changed_by, effective_from)
    SELECT ${merchantId}, ${gameCode}, ${numero ?? ''}, ${playCode}, t.number_key, ${rule.mode}, ${rule.factorE4}::int,
           ${rule.maxTotalAmount}::bigint, ${rule.onFull}::text, ${by.reason}, ${by.changedBy},
           coalesce(${from}::timestamptz, app.now())
    FROM unnest(${numberKeys}::text[]) AS t(number_key)
    ON CONFLICT (merchant_id, game_code, numero, play_code, number_key, effective_from) DO UPDATE
    SET mode = excluded.mode, factor_e4 = excluded.factor_e4, max_total_amount = excluded.max_total_amount,
        on_full = excluded.on_full, reason = excluded.reason, changed_by = excluded.changed_by`,
  )
}

/** Forgets rules of these numbers that were to begin at a moment; returns those that still waited. */
export async function withdrawRules(tx: Tx, keys: RuleKeys, from: Date): Promise<StoredRule[]> {
  const rows = await rowsOf(
    tx,
    sql<Row>`
    DELETE FROM lottery.number_rule r WHERE ${isOf(keys)} AND r.effective_from = ${from} AND r.effective_from > app.now()
    RETURNING ${columns}`,
  )
  return rows.map(ruleOf)
}

/** Those that hold or wait, the newest first. */
export async function listRules(
  reader: Reader,
  filter: {
    merchantId: string
    gameCode?: string | undefined
    numero?: string | undefined
    playCode?: string | undefined
  },
  page: PageRequest,
): Promise<Page<StoredRule>> {
  const { merchantId, gameCode = '', numero = '', playCode = '' } = filter
  const where = sql`r.merchant_id = ${merchantId} AND (${gameCode} = '' OR r.game_code = ${gameCode})
    AND (${numero} = '' OR r.numero IN ('', ${numero})) AND (${playCode} = '' OR r.play_code = ${playCode}) AND NOT ${isReplaced}`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.number_rule r WHERE ${where}`,
  )
  const { pageNo, pageSize } = page
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.number_rule r WHERE ${where}
    ORDER BY r.effective_from DESC, r.game_code, r.play_code, r.number_key, r.numero LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return toPage(rows.map(ruleOf), page, count)
}
