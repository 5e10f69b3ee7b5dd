/** What the calls of the sportsbook answer, by the names that its screens use. */
import type { Static } from 'typebox'
import type { listFixturesSchemas } from '../../../../../contract/player/sportsbook/list-fixtures.ts'
import type { listSportBetsSchemas } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import type { listSportResultsSchemas } from '../../../../../contract/player/sportsbook/list-sport-results.ts'
import type { quoteSportBetSchemas } from '../../../../../contract/player/sportsbook/quote-bet.ts'
import type { readFixtureSchemas } from '../../../../../contract/player/sportsbook/read-fixture.ts'
import type { readSportsLobbySchemas } from '../../../../../contract/player/sportsbook/read-sports-lobby.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type { Incident as IncidentField } from '../../../../../contract/shared/sports-fields.ts'

export type FixtureRow = ValueOf<typeof listFixturesSchemas>['list'][number]
export type Fixture = ValueOf<typeof readFixtureSchemas>
/** What a row of a list and a whole fixture share. */
export type FixtureHead = Omit<FixtureRow, 'markets' | 'marketCount' | 'isFavourite'>
export type Market = FixtureRow['markets'][number]
export type Incident = Static<ReturnType<typeof IncidentField>>
export type Bet = ValueOf<typeof listSportBetsSchemas>['list'][number]
export type Leg = Bet['legs'][number]
export type Result = ValueOf<typeof listSportResultsSchemas>['list'][number]
export type Quote = ValueOf<typeof quoteSportBetSchemas>
export type LobbySport = ValueOf<typeof readSportsLobbySchemas>['sports'][number]
/** How many matches a sport or a league has by tab. */
export type TabCounts = Pick<LobbySport, 'liveCount' | 'todayCount' | 'earlyCount'>
export type Clock = NonNullable<FixtureHead['clock']>
export type Score = NonNullable<FixtureHead['score']>
