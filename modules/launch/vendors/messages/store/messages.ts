/** Messages between the platform and its vendors. */
import { toPage, type Page, type PageRequest } from '../../../../../kernel/paging.ts'
import {
  firstOf,
  oneOf,
  rowsOf,
  run,
  sql,
  withoutDisk,
  type Database,
  type Reader,
} from '../../../../../platform/postgres.ts'
import type { MessageResult } from '../../../shared/passed.ts'

export interface VendorMessageRow {
  messageId: string
  vendor: string
  at: Date
  direction: 'IN' | 'OUT'
  call: string
  status: string
  result: MessageResult
  httpStatus: number | null
  durationMs: number
  reference: string | null
  roundId: string | null
  memberId: string | null
}

export interface NewVendorMessage extends VendorMessageRow {
  merchantId: string
  request: string
  answer: string | null
}

const columns = sql`message_id AS "messageId", vendor_code AS vendor, at, direction, call, status, result,
  http_status AS "httpStatus", duration_ms AS "durationMs", reference, round_id AS "roundId", member_id AS "memberId"`

/** Their commit does not wait for the disk, nor do the commits behind it. */
export async function addMessages(database: Database, messages: readonly NewVendorMessage[]): Promise<void> {
  if (messages.length === 0) return
  const all = <Key extends keyof NewVendorMessage>(key: Key) => messages.map((message) => message[key])
  await database.transaction(async (tx) => {
    await run(tx, sql`SELECT ${withoutDisk}`)
    await run(
      tx,
      sql`
      INSERT INTO launch.vendor_message (message_id, vendor_code, merchant_id, at, direction, call, status, result,
        http_status, duration_ms, reference, round_id, member_id, request, answer)
      SELECT * FROM unnest(${all('messageId')}::uuid[], ${all('vendor')}::text[], ${all('merchantId')}::text[],
        ${all('at')}::timestamptz[], ${all('direction')}::text[], ${all('call')}::text[], ${all('status')}::text[],
        ${all('result')}::text[], ${all('httpStatus')}::int[], ${all('durationMs')}::int[],
        ${all('reference')}::text[], ${all('roundId')}::text[], ${all('memberId')}::text[],
        ${all('request')}::text[], ${all('answer')}::text[])`,
    )
  })
}

export interface MessageFilter {
  merchantId: string
  vendor: string
  direction: string | undefined
  call: string | undefined
  result: string | undefined
  /** A transaction or a round. */
  reference: string | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** Nobody pages further than this, and counting them would take longer than reading a page. */
const MOST_COUNTED = 10_000

/** Newest first. */
export async function messagePage(
  reader: Reader,
  filter: MessageFilter & PageRequest,
): Promise<Page<VendorMessageRow>> {
  const {
    direction = null,
    call = null,
    result = null,
    reference = null,
    from = null,
    before = null,
  } = filter
  const where = sql`merchant_id = ${filter.merchantId} AND vendor_code = ${filter.vendor}
    AND (${direction}::text IS NULL OR direction = ${direction}) AND (${call}::text IS NULL OR call = ${call})
    AND (${result}::text IS NULL OR result = ${result})
    AND ${reference === null ? sql`true` : sql`(reference = ${reference} OR round_id = ${reference})`}
    AND at >= ${from ?? new Date(0)} AND (${before}::timestamptz IS NULL OR at < ${before})`
  const rows = await rowsOf(
    reader,
    sql<VendorMessageRow>`
    SELECT ${columns} FROM launch.vendor_message WHERE ${where}
    ORDER BY at DESC, message_id DESC LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM launch.vendor_message WHERE ${where} LIMIT ${MOST_COUNTED}) AS found`,
  )
  return toPage(rows, filter, count)
}

export type WholeMessage = VendorMessageRow & { request: string; answer: string | null }

export async function readMessageOf(
  reader: Reader,
  merchantId: string,
  messageId: string,
): Promise<WholeMessage | undefined> {
  return firstOf(
    reader,
    sql<WholeMessage>`
    SELECT ${columns}, request, answer FROM launch.vendor_message
    WHERE merchant_id = ${merchantId} AND message_id = ${messageId}::uuid`,
  )
}

/** Returns how many were deleted. */
export async function dropMessages(
  reader: Reader,
  merchantId: string,
  before: Date,
  most: number,
): Promise<number> {
  return Number(
    await run(
      reader,
      sql`
    DELETE FROM launch.vendor_message WHERE message_id IN (
      SELECT message_id FROM launch.vendor_message WHERE merchant_id = ${merchantId} AND at < ${before} ORDER BY at LIMIT ${most})`,
    ),
  )
}
