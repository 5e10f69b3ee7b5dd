/** Vendors' feeds for tests: a vendor that has one, its lines, and how an operator sends and applies it. */
import { expect } from 'vitest'
import { firstOf, run, sql, type Database } from '../../platform/postgres.ts'
import type { Reply, TestClient } from './server.ts'

export const FEED_HEAD =
  'game_code,game_type,game_classify,name_th,name_en,icon_url,large_icon_url,free_play,rtp,hot,new'

/** A feed that was read, and what it came to. */
export interface FeedRun {
  runId: string
  state: string
  problem: string | null
  addedCount: number
  changedCount: number
  returnedCount: number
  absentCount: number
  refusedCount: number
  refused: { lineNo: number; rule: string }[]
}

/** FEEDY, a vendor of the demo's house without games. */
export async function addFeedVendor(owner: Database): Promise<void> {
  await run(
    owner.kysely,
    sql`INSERT INTO catalogue.vendor (vendor_code, names, managed_by, position) VALUES ('FEEDY', '{"TH": "ฟีดดี้", "EN": "Feedy"}', 'demo', 90)`,
  )
  await run(
    owner.kysely,
    sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES ('demo', 'FEEDY')`,
  )
}

export async function sendFeed(
  desk: TestClient,
  token: string,
  text: string,
  vendor: string,
): Promise<Reply<FeedRun>> {
  const form = new FormData()
  form.append('file', new Blob([text]), 'feed.csv')
  return desk.post<FeedRun>(`/api/operator/feeds/${vendor}/file`, form, { token })
}

/** Sends a feed of FEEDY and applies what it changes. */
export async function applyFeed(desk: TestClient, token: string, text: string): Promise<FeedRun> {
  const sent = await sendFeed(desk, token, text, 'FEEDY')
  expect(sent.code, sent.message).toBeUndefined()
  return (await desk.post<FeedRun>(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token }))
    .value
}

/** Whether the wallet takes bets on a game. */
export const feedGuardOf = async (owner: Database, code: string): Promise<boolean | undefined> =>
  (
    await firstOf(
      owner.kysely,
      sql<{ is_open: boolean }>`SELECT g.is_open FROM wallet.game_guard g WHERE g.game_code = ${code}`,
    )
  )?.is_open

export const lineOf = (
  code: string,
  change: Partial<Record<'name' | 'icon' | 'hot' | 'rtp' | 'type', string>> = {},
) =>
  `${code},${change.type ?? 'RNG'},SL,${change.name ?? `ชื่อ ${code}`},${change.name ?? code},${change.icon ?? '/art/poster-cat.svg'},,1,${change.rtp ?? '0.96'},${change.hot ?? ''},`

export const feedOf = (...lines: string[]) => [FEED_HEAD, ...lines].join('\n')
