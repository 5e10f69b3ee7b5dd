/** Fixtures, markets and prices as members read them. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListFixtures } from './calls/list-fixtures.ts'
import { handleListSportResults } from './calls/list-sport-results.ts'
import { handleReadFixture } from './calls/read-fixture.ts'
import { handleReadFixtureForm } from './calls/read-fixture-form.ts'
import { handleReadSportsLobby } from './calls/read-sports-lobby.ts'
import { handleSearchFixtures } from './calls/search-fixtures.ts'
import { handleSetSportFavourite } from './calls/set-sport-favourite.ts'
import { pruneBookJob } from './jobs/prune-book.ts'

export const bookParts = {
  calls: [
    handleReadSportsLobby,
    handleListFixtures,
    handleSearchFixtures,
    handleReadFixture,
    handleReadFixtureForm,
    handleListSportResults,
    handleSetSportFavourite,
  ],
  listeners: [],
  jobs: [pruneBookJob],
} satisfies ModuleParts
