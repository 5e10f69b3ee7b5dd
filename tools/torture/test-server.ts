/**
 * The database server that the suites without a durable one of their own share: the tests' own, without
 * fsync.
 */
import setup from '../../tests/support/global-setup.ts'

export async function openTestServer(): Promise<{ close(): Promise<void> }> {
  const close = await setup()
  return {
    close: async () => {
      await close?.()
    },
  }
}
