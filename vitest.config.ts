import { configDefaults, defineConfig } from 'vitest/config'

const slow = ['tests/journeys/**/*.test.ts', 'tests/kills/**/*.test.ts']
/** These put stand-ins in the place of modules or of the process's own words, which no other file may meet. */
const alone = ['modules/identity/calls/log-in.test.ts', 'web/**/*.test.{ts,tsx}']
const everywhere = [...configDefaults.exclude, '.node/**', 'dist/**', 'data/**', ...slow]

const shared = {
  pool: 'forks' as const,
  // How soon a change is seen is measured in bench/; here it only has to come, on a machine that is busy too.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  globalSetup: ['tests/support/global-setup.ts'],
  env: { NODE_ENV: 'test', MODE: 'demo', ALLOW_UNSAFE_DB: '1', RATE_FACTOR: '0', TZ: 'UTC' },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'fast',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...alone],
          maxWorkers: 2,
          // The product's modules are loaded once a worker instead of once a file: half of the run.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...shared, name: 'alone', include: alone, exclude: everywhere, maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      // Browsers and killed servers want the machine to themselves: one file at a time, after everything else.
      {
        test: {
          ...shared,
          name: 'slow',
          include: slow,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
