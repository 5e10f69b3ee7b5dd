/** What the room of settling gives to the desk. */
export { confirmResult } from './confirm.ts'
export { correctUntil } from './rules/counted-result.ts'
export { decideKinds, type DecidedKind, type SettledMarket } from './rules/decide.ts'
export { outcomeOf } from './rules/outcome.ts'
export { countDue, noteDue, readBets, type DueBet } from './store/due.ts'
export { marketsOf, readFixture } from './store/fixture.ts'
export { kindsOf } from './store/legs.ts'
export {
  decideEntered,
  dropEntered,
  insertResult,
  resultsOf,
  type StoredResult,
} from './store/results.ts'
export { askFixture } from './store/work.ts'
export * from './store/voids.ts'
