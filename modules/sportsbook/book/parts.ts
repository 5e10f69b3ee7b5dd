/** Fixtures, markets and prices as members read them. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListFixtures } from './calls/list-fixtures.ts'
import { handleListSportResults } from './calls/list-sport-results.ts'
import { handleReadFixture } from './calls/read-fixture.ts'
import { handleReadSportsLobby } from './calls/read-sports-lobby.ts'
import { handleSetSportFavourite } from './calls/set-sport-favourite.ts'
import { pruneBookJob } from './jobs/prune-book.ts'

export const bookParts = {
  calls: [
    handleReadSportsLobby,
    handleListFixtures,
    handleReadFixture,
    handleListSportResults,
    handleSetSportFavourite,
  ],
  listeners: [],
  jobs: [pruneBookJob],
} satisfies ModuleParts
