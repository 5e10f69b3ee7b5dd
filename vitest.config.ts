import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './tests/support/patience.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const journeys = ['tests/journeys/**/*.test.ts']
const kills = ['tests/kills/**/*.test.ts']
/**
 * These put stand-ins in the place of modules or of the process's own words, which no other file may meet.
 */
const alone = [
  'modules/identity/sign-in/calls/log-in.test.ts',
  ...globSync('{design,web}/**/*.test.{ts,tsx}').filter((file) =>
    /\bvi\.(mock|stub|spyOn|reset|useFake)/.test(readFileSync(file, 'utf8')),
  ),
]
const everywhere = [...configDefaults.exclude, '.node/**', 'dist/**', 'data/**', ...journeys, ...kills]

const shared = {
  pool: 'forks' as const,
  // How soon a change is seen is measured in bench/; here it only has to come, on a machine that is busy too.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  globalSetup: ['tests/support/global-setup.ts'],
  env: { NODE_ENV: 'test', MODE: 'demo', ALLOW_UNSAFE_DB: '1', RATE_FACTOR: '0', TZ: 'UTC' },
}

/** The walk through every screen takes as long as all other journeys together, so it begins with them. */
class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => (moduleId.endsWith('accessibility.test.ts') ? 1 : 0)
    return (await super.sort(files)).toSorted((a, b) => isWalk(b) - isWalk(a))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WalkFirst },
    // Each project would translate the product's files again.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
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
        test: {
          ...shared,
          name: 'alone',
          include: alone,
          exclude: everywhere,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      // After everything else, and then killed servers. A journey waits a third of its time: three fill two
      // cores.
      {
        test: {
          ...shared,
          name: 'journeys',
          include: journeys,
          // A journey of many pages takes ten times as long on the slowest machine as on a quiet one.
          testTimeout: 900_000,
          setupFiles: ['tests/support/journey-setup.ts'],
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'kills',
          include: kills,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
