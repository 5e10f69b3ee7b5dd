/** What a feed's messages cause; desk and clock write the same events. */
export { sportFixtureOff, sportResultCame } from '../book/events.ts'
