/**
 * A merchant with vendors in every kind of category, and a full board of winners, beside the demo's slots.
 */
import { catalogueKey, importCatalogue } from '../../modules/catalogue/index.ts'
import { openDatabase, run, sql } from '../../platform/postgres.ts'
import type { TestServer } from './server.ts'

const pictures = ['baccarat', 'roulette', 'hilo', 'tiger', 'poker', 'fish', 'naga', 'lotus', 'drum']
const poster = (place: number) => `/art/poster-${pictures[place % pictures.length]!}.svg`

type Kind = Parameters<typeof importCatalogue>[2]['games'][number]['gameType']

/**
 * By vendor code: the category its games are listed in, and how many it has. AV and DS88 are split out of
 * sports.
 */
const houses: readonly { code: string; name: string; kind: Kind; games: number }[] = [
  ...['CHADA', 'RABIANG', 'MEKHALA', 'KANOK', 'SUPHAN', 'NAGA9', 'PHAYU', 'LOMTALAY'].map((code, place) => ({
    code: `LIVE_${code}`,
    name: code,
    kind: 'LIVE' as const,
    games: place + 1,
  })),
  { code: 'REEF', name: 'Reef', kind: 'FISH', games: 3 },
  { code: 'ARENA', name: 'Arena', kind: 'SPORTS', games: 2 },
  { code: 'AV', name: 'Avenue', kind: 'SPORTS', games: 2 },
  { code: 'DS88', name: 'Dawn', kind: 'SPORTS', games: 1 },
]

export const WINNERS = 50

export async function furnishFloor(server: TestServer): Promise<void> {
  let nodeId = 700_000
  await server.process.database.transaction((tx) =>
    importCatalogue(tx, 'demo', {
      banners: [],
      vendors: houses.map(({ code, name }, place) => ({
        code,
        names: { TH: name, EN: name },
        iconUrl: poster(place),
        position: 100 + place,
      })),
      games: houses.flatMap(({ code, name, kind, games }) =>
        Array.from({ length: games }, (_, place) => ({
          nodeId: nodeId++,
          vendor: code,
          gameCode: `${code}-${place + 1}`,
          gameType: kind,
          gameClassify: 'TG',
          names: { TH: `${name} ห้อง ${place + 1}`, EN: `${name} room ${place + 1}` },
          iconUrl: poster(nodeId),
          isFreePlayable: false,
          rtp: '',
          isHot: false,
          isNew: false,
          position: 1000 + (nodeId % 1000),
        })),
      ),
    }),
  )
  // A caller who looks now must find the catalogue filled: the notice of it comes a moment later.
  await server.process.services.use(catalogueKey).load()
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  try {
    await run(
      owner.kysely,
      sql`
      INSERT INTO catalogue.win (merchant_id, win_no, is_jackpot, member_id, vendor_code, game_code, amount, won_at)
      SELECT 'demo', 900000 + n, n = 1, account_id, 'STUDIO', CASE n % 2 WHEN 0 THEN 'SIAMGOLD20' ELSE 'TUKTUK3' END, 100000 * (60 - n), app.now() - n * interval '7 minutes'
      FROM generate_series(1, ${WINNERS}::int) AS n, LATERAL (SELECT account_id FROM identity.account WHERE username = 'member' || lpad((7 + n % 8)::text, 2, '0') LIMIT 1) AS member`,
    )
  } finally {
    await owner.close()
  }
}
