/**
 * A gateway over 20,000 games in a process of its own, with two calls beside it that take the same
 * parameters: one that answers a constant page, and one that asks the database for each request.
 */
import type { Static } from 'typebox'
import { listGamesSchemas } from '../../contract/player/catalogue/list-games.ts'
import { seedDemo } from '../../db/seeds/demo.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { Call } from '../../kernel/call.ts'
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { handleBatched, handleReady } from '../../platform/calls.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { readyValue, type ReadyValue } from '../../platform/ready-value.ts'
import { composeProcess } from '../../server/compose.ts'
import { importBigCatalogue } from '../../tests/support/big-catalogue.ts'

const call = (path: string): Call<typeof listGamesSchemas> & { isBatched: true } => ({
  name: `bench/${path}`,
  method: 'GET',
  path: `/api/bench/${path}`,
  module: 'GCSGAME',
  audience: 'visitor',
  isBatched: true,
  summary: 'the list of games, otherwise made',
})

let page: ReadyValue
const constant = handleReady(call('constant'), listGamesSchemas, async () => page)

type Game = Static<ReturnType<typeof listGamesSchemas>['value']>['games'][number]
interface Row {
  game: Game
  total: bigint
  is_favourite: boolean
}
/**
 * The listing as it was before there were snapshots. It finds exact words only: the real search, which
 * forgives typing errors, would cost it more.
 */
const asked = handleBatched(call('asked'), listGamesSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20, gameType = '', vassalage = '', gameName = '' } = query
  const rows = await rowsOf(
    context.database.kysely,
    sql<Row>`
    SELECT count(*) OVER () AS total, g.node_id = ANY (f.node_ids) AS is_favourite, jsonb_build_object(
      'nodeId', g.node_id, 'gameType', g.game_type, 'gameId', g.game_code, 'gameCode', g.game_code, 'gameName', g.names ->> 'EN', 'displayName', g.names ->> 'TH', 'iconUrl', g.icon_url,
      'lagerIcon', g.large_icon_url, 'showIcon', 1, 'vassalage', g.vendor_code, 'vendorName', v.names ->> 'TH', 'gameClassify', g.game_classify, 'isGame', 'GAME', 'isHot', g.is_hot::int, 'isNew', g.is_new::int,
      'supportPlay', 0, 'freeplay', 1, 'rtp', g.rtp, 'status', g.state, 'maintenanceUntil', NULL) AS game
    FROM catalogue.listed_game g JOIN catalogue.listed_vendor v ON v.merchant_id = g.merchant_id AND v.vendor_code = g.vendor_code
    LEFT JOIN catalogue.favourite_list f ON f.merchant_id = g.merchant_id AND f.account_id = ${context.session?.accountId ?? ''}
    WHERE g.merchant_id = ${context.merchant.id} AND g.state <> 'OFF' AND v.state <> 'OFF' AND (${gameType} IN ('', 'ALL') OR g.game_type = ${gameType}) AND (${vassalage} = '' OR g.vendor_code = ${vassalage})
      AND (${gameName} = '' OR strpos(lower((g.names ->> 'TH') || ' ' || (g.names ->> 'EN') || ' ' || g.game_code), lower(${gameName})) > 0)
    ORDER BY g.position, g.node_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  const total = Number(rows[0]?.total ?? 0n)
  return {
    games: rows.map((row) => row.game),
    favourites: rows.filter((row) => row.is_favourite).map((row) => row.game.nodeId),
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
    pageNo,
  }
})

async function main(): Promise<void> {
  const config = loadConfig({
    ...process.env,
    MODE: 'demo',
    DEMO_HISTORY: '0',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '900000',
  })
  const composed = await composeProcess(config, createLogger('silent'), [constant, asked])
  const { database, services, app } = composed
  if (process.env.IS_FIRST) {
    await seedDemo(composed, () => {})
    await database.transaction((tx) => importBigCatalogue(tx, DEMO_MERCHANT))
    await database.pool.query('ANALYZE catalogue.game, catalogue.game_listing')
  }
  await services.use(catalogueKey).load()
  const first = services.use(catalogueKey).of(DEMO_MERCHANT).find({ gameType: 'RNG' }).slice(0, 40)
  page = readyValue(
    Buffer.concat(
      readyValue(
        '{"games":',
        first.map((game) => game.bytes('TH')),
        ',"favourites":[],"totalPages":500,"totalCount":20000,"pageNo":1}',
      ).parts,
    ),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void composed.close().then(() => process.exit(0))
  })
}

if (process.send) await main()
