/** Runs before each file of journeys, several of which share a worker and what it loaded. */
import { afterEach } from 'vitest'
import { describeOpenPages } from './browser.ts'

// What a page shows at the end of a failed test explains more than the wait that ended, so it is added to the
// error.
afterEach(async ({ task }) => {
  const error = task.result?.errors?.at(-1)
  if (error) error.message += `\n${await describeOpenPages()}`
})
