/** A book of football that benches bet on. */
import { setGameGuards } from '../../modules/wallet/index.ts'
import { openDatabase, run, sql } from '../../platform/postgres.ts'

export const FIXTURES = 200
export const PRICE = 11_000
/** One market of each fixture. */
export const marketAt = (fixture: number): string => String(FIRST_MARKET + fixture)
/** Beyond those of the demonstration. */
const FIRST_MARKET = 1_000_000

/** Fixtures of a day ahead with a market each, and limits that no bench reaches. */
export async function openBook(databaseUrl: string, members: number): Promise<void> {
  const owner = openDatabase({ url: databaseUrl, role: null, max: 1 })
  await owner.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash)
    SELECT 'bench-member-' || n, 'demo', 'bench' || n, 0, '-' FROM generate_series(0, ${members - 1}::int) AS n
    ON CONFLICT DO NOTHING`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO app.setting (merchant_id, name, value)
    SELECT 'demo', 'sportsbook.' || name, '100000000000'::jsonb
    FROM unnest('{maxExposure,maxPayoutDay,maxFixtureA}'::text[]) AS name`,
  )
  const names = JSON.stringify({ th: 'ทีม', en: 'A team' })
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.league (league_id, provider, sport_code, country, names, country_names, tier)
    VALUES ('BENCH-1', 'BENCH', 'FOOTBALL', 'XX', ${names}, ${names}, 'A')`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.team (team_id, provider, sport_code, names)
    SELECT 'BENCH-' || n, 'BENCH', 'FOOTBALL', ${names} FROM generate_series(1, ${FIXTURES * 2}::int) AS n`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.fixture (fixture_id, provider, sport_code, league_id, home_id, away_id, first_start_at, start_at)
    SELECT 'BENCH-' || n, 'BENCH', 'FOOTBALL', 'BENCH-1', 'BENCH-' || 2 * n - 1, 'BENCH-' || 2 * n,
      app.now() + interval '1 day', app.now() + interval '1 day' FROM generate_series(1, ${FIXTURES}::int) AS n`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.market (market_no, fixture_id, type_code, period, codes, prices_e4, is_main) OVERRIDING SYSTEM VALUE
    SELECT ${FIRST_MARKET - 1}::int + n, 'BENCH-' || n, '1X2', 'FT', '{1,X,2}', ARRAY[${PRICE}, ${PRICE}, ${PRICE}]::int[], true
    FROM generate_series(1, ${FIXTURES}::int) AS n`,
  )
  await owner.close()
}
