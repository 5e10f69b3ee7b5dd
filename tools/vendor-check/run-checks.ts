/** Plays every case against a wallet and says what came of each. */
import { form } from './cases/form.ts'
import { gates } from './cases/gates.ts'
import { repeats } from './cases/repeats.ts'
import { rounds } from './cases/rounds.ts'
import type { Group, Kit } from './kit.ts'

const groups: readonly Group[] = [form, repeats, rounds, gates]

export interface CheckResult {
  passed: number
  failed: number
  notPlayed: number
}

/** One line a case through `say`; a case that the kit has no means for is named and not played. */
export async function runChecks(kit: Kit, say: (line: string) => void): Promise<CheckResult> {
  const result: CheckResult = { passed: 0, failed: 0, notPlayed: 0 }
  for (const group of groups) {
    say(group.title)
    for (const { name, needs, run } of group.cases) {
      const isPossible =
        needs === undefined ||
        (needs === 'sign-out' ? kit.signOut !== undefined : kit.spentToken !== undefined)
      if (!isPossible) {
        result.notPlayed += 1
        say(
          `  -    ${name} (not played: needs ${needs === 'sign-out' ? '--username and --password' : '--launch-token or --username'})`,
        )
        continue
      }
      const failure = await run(kit).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) result.passed += 1
      else result.failed += 1
      say(
        failure === null
          ? `  ok   ${name}`
          : `  FAIL ${name}: ${failure instanceof Error ? failure.message : String(failure)}`,
      )
    }
  }
  return result
}
