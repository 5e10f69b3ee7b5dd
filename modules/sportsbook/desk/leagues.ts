/**
 * The tier of a league in a house, and whether members see it; a tier with higher limits waits for a second
 * person.
 */
import { refuse } from '../../../contract/errors.ts'
import type { Tier } from '../../../contract/operator/sportsbook/desk-fields.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { callOffProposals, defineProposal, proposeWeakening } from '../../system/index.ts'
import { readLeague, readLeagues, writeLeague, type LeagueRow } from './store/leagues.ts'

interface Payload {
  readonly leagueId: string
  readonly tier: Tier
}

export const leagueTierProposal = defineProposal<Payload>({
  name: 'sports.league',
  ability: 'sports.limits',
  waitsHours: 72,
  apply: async (context, { payload, reason, requestedByName }) => {
    const row = await knownLeague(context, payload.leagueId)
    await apply(
      context,
      row,
      { tier: payload.tier, isHidden: row.is_hidden },
      { reason, askedBy: requestedByName },
    )
  },
})

const subjectOf = (leagueId: string): string => `sport-league:${leagueId}`
const tierOf = (row: LeagueRow): Tier => row.own_tier ?? row.feed_tier

async function knownLeague({ tx, merchant, language }: CallContext, leagueId: string): Promise<LeagueRow> {
  return (
    (await readLeague(tx, { merchantId: merchant.id, leagueId, language })) ?? refuse('SPORT_LEAGUE_UNKNOWN')
  )
}

export async function leagueList({ tx, merchant, language }: CallContext) {
  const rows = await readLeagues(tx, merchant.id, language)
  return {
    list: rows.map((row) => ({
      leagueId: row.league_id,
      name: row.name,
      countryName: row.country_name,
      sportCode: row.sport_code,
      tier: tierOf(row),
      feedTier: row.feed_tier,
      isHidden: row.is_hidden,
      openFixtureCount: row.open_fixtures,
    })),
  }
}

/** SPORT_LEAGUE_UNKNOWN, CHANGE_STATE if a change is pending, CHANGE_SECOND_MISSING. */
export async function changeLeagueOrPropose(
  context: CallContext,
  leagueId: string,
  asked: { tier: Tier; isHidden: boolean; reason: string },
): Promise<{ state: 'DONE' | 'PENDING' }> {
  const row = await knownLeague(context, leagueId)
  const { tier, isHidden, reason } = asked
  // A comes before B before C: the earlier letter has the higher limits.
  if (tier >= tierOf(row)) {
    await callOffProposals(context, leagueTierProposal, subjectOf(leagueId))
    await apply(context, row, { tier, isHidden }, { reason })
    return { state: 'DONE' }
  }
  await proposeWeakening(context, leagueTierProposal, {
    subject: subjectOf(leagueId),
    title: row.name,
    payload: { leagueId, tier },
    reason,
    changes: [{ field: 'sportTier', before: tierOf(row), after: tier }],
  })
  // Hiding weakens nothing.
  if (isHidden !== row.is_hidden) await apply(context, row, { tier: tierOf(row), isHidden }, { reason })
  return { state: 'PENDING' }
}

async function apply(
  context: CallContext,
  row: LeagueRow,
  after: { tier: Tier; isHidden: boolean },
  detail: { reason: string; askedBy?: string },
): Promise<void> {
  const { tx, merchant, actor, now } = context
  await writeLeague(tx, { merchantId: merchant.id, leagueId: row.league_id }, after, {
    by: actor.claims.account,
    at: now,
  })
  await context.audit('sports.league', subjectOf(row.league_id), {
    leagueId: row.league_id,
    before: { tier: tierOf(row), isHidden: row.is_hidden },
    after,
    ...detail,
  })
}
