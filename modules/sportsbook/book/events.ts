/** The events of the book, each written in the transaction of its cause. */

/** {fixtureId, version}: a result was confirmed, for the first time or as a correction. */
export const sportResultCame = 'sports.result-came'
/** {fixtureId, status}: the fixture is POSTPONED, ABANDONED or CANCELLED. */
export const sportFixtureOff = 'sports.fixture-off'
