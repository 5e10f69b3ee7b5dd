/**
 * A catalogue of realistic size: 20,000 games of 20 vendors with names in both languages, imported by set.
 */
import { run, sql, type Tx } from '../../platform/postgres.ts'
import { endings, qualities, things, vendorNames } from './data/game-words.ts'

export interface BigGame {
  nodeId: number
  vendor: string
  gameCode: string
  gameType: string
  gameClassify: string
  names: { TH: string; EN: string }
  isHot: boolean
  isNew: boolean
}

const FIRST_NODE = 100_001
const vendorOf = (index: number) =>
  vendorNames[(index * 7 + Math.floor(index / vendorNames.length) * 3) % vendorNames.length]!

/** The first games of it; each name is there once, and neighbours have little in common. */
export function bigCatalogue(count = 20_000): BigGame[] {
  const all = qualities.length * things.length * endings.length
  // A step that shares no divisor with the number of all names visits each of them once.
  return Array.from({ length: count }, (_, index) => {
    const at = (index * 7_919) % all
    const [quality, thing, ending] = [
      qualities[at % qualities.length]!,
      things[Math.floor(at / qualities.length) % things.length]!,
      endings[Math.floor(at / qualities.length / things.length)]!,
    ]
    const vendor = vendorOf(index)[0]
    const isLive = vendor === 'EVOL' || vendor === 'SEXY'
    return {
      nodeId: FIRST_NODE + index,
      vendor,
      gameCode: `${vendor}-${1_000 + index}`,
      gameType: isLive ? 'LIVE' : index % 11 === 0 ? 'FISH' : 'RNG',
      gameClassify: isLive ? 'TG' : index % 13 === 0 ? 'JP' : 'SL',
      names: {
        EN: [quality[0], thing[0], ending[0]].filter(Boolean).join(' '),
        TH: [thing[1] + quality[1], ending[1]].filter(Boolean).join(' '),
      },
      isHot: index % 200 === 0,
      isNew: index % 100 === 0,
    }
  })
}

export const bigVendors = vendorNames.map(([code, EN, TH]) => ({ code, names: { TH, EN } }))

/** Lists them for a merchant beside its other games. A test that needs them at once reloads the catalogue. */
export async function importBigCatalogue(tx: Tx, merchantId: string, count = 20_000): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO catalogue.vendor (vendor_code, names, managed_by, position)
    SELECT v.code, v.names, ${merchantId}, 100 + row_number() OVER () FROM jsonb_to_recordset(${JSON.stringify(bigVendors)}::jsonb) AS v(code text, names jsonb)`,
  )
  await run(
    tx,
    sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) SELECT ${merchantId}, vendor_code FROM catalogue.vendor WHERE position > 100 ON CONFLICT DO NOTHING`,
  )
  await run(
    tx,
    sql`
    INSERT INTO catalogue.game (node_id, vendor_code, game_code, game_type, game_classify, names, icon_url, large_icon_url, is_free_playable, rtp)
    SELECT g."nodeId", g.vendor, g."gameCode", g."gameType", g."gameClassify", g.names, '/art/poster-acme-' || 1 + g."nodeId" % 3 || '.svg', '/art/poster-acme-' || 1 + g."nodeId" % 3 || '.svg', true, '0.960000'
    FROM jsonb_to_recordset(${JSON.stringify(bigCatalogue(count))}::jsonb) AS g("nodeId" int, vendor text, "gameCode" text, "gameType" text, "gameClassify" text, names jsonb)`,
  )
  await run(
    tx,
    sql`
    INSERT INTO catalogue.game_listing (merchant_id, node_id, is_hot, is_new, position)
    SELECT ${merchantId}, node_id, (node_id - ${FIRST_NODE}) % 200 = 0, (node_id - ${FIRST_NODE}) % 100 = 0, 1000 + node_id - ${FIRST_NODE} FROM catalogue.game WHERE node_id >= ${FIRST_NODE}`,
  )
}
