/** How leagues and teams are called. */
import type { FeedFixture } from '../../../../kernel/sports/feed.ts'
import { run, sql, type Tx } from '../../../../platform/postgres.ts'

type IdOf = (id: string) => string

/** Leagues and teams as they are named now; what an operator named or ranked stays. */
export async function writeNames(
  tx: Tx,
  provider: string,
  fixtures: readonly FeedFixture[],
  idOf: IdOf,
): Promise<void> {
  if (fixtures.length === 0) return
  const leagues = new Map(
    fixtures.map(({ league, sportCode }) => [idOf(league.leagueId), { league, sportCode }]),
  )
  const leagueRows = [...leagues].map(([id, { league, sportCode }]) => ({
    league_id: id,
    sport_code: sportCode,
    country: league.country,
    names: league.names,
    country_names: league.countryNames,
    tier: league.tier,
  }))
  await run(
    tx,
    sql`
    INSERT INTO sports.league AS l (league_id, provider, sport_code, country, names, country_names, tier)
    SELECT league_id, ${provider}, sport_code, country, names, country_names, tier
    FROM jsonb_to_recordset(${JSON.stringify(leagueRows)}::jsonb)
      AS x (league_id text, sport_code text, country text, names jsonb, country_names jsonb, tier text)
    ORDER BY league_id
    ON CONFLICT (league_id) DO UPDATE SET country = excluded.country, country_names = excluded.country_names,
      names = CASE WHEN l.is_named THEN l.names ELSE excluded.names END,
      tier = CASE WHEN l.is_tiered THEN l.tier ELSE excluded.tier END
    WHERE (l.country, l.country_names) IS DISTINCT FROM (excluded.country, excluded.country_names)
      OR NOT l.is_named AND l.names <> excluded.names OR NOT l.is_tiered AND l.tier <> excluded.tier`,
  )
  const teams = new Map(
    fixtures.flatMap(({ home, away, sportCode }) =>
      [home, away].flatMap((team) =>
        team ? [[idOf(team.teamId), { sport_code: sportCode, names: team.names }] as const] : [],
      ),
    ),
  )
  const teamRows = [...teams].map(([team_id, team]) => ({ team_id, ...team }))
  await run(
    tx,
    sql`
    INSERT INTO sports.team AS t (team_id, provider, sport_code, names)
    SELECT team_id, ${provider}, sport_code, names
    FROM jsonb_to_recordset(${JSON.stringify(teamRows)}::jsonb) AS x (team_id text, sport_code text, names jsonb)
    ORDER BY team_id
    ON CONFLICT (team_id) DO UPDATE SET names = excluded.names WHERE NOT t.is_named AND t.names <> excluded.names`,
  )
}
