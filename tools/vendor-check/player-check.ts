/**
 * The part of the kit for vendors that keep pockets: speaks as the platform does and holds the answers to
 * docs/vendors.
 */
import { cases } from './player-cases.ts'
import { AMOUNT, PlayerKit, type PlayerOptions } from './player-kit.ts'
import type { CheckResult } from './run-checks.ts'

/**
 * Plays every case against a vendor's API; what needs a promise that the vendor does not make is named and
 * not played.
 */
export async function checkPlayerApi(
  options: PlayerOptions,
  say: (line: string) => void,
): Promise<CheckResult> {
  const kit = new PlayerKit(options)
  const result: CheckResult = { passed: 0, failed: 0, notPlayed: 0 }
  say('Transfer mode')
  // The cases withdraw before they are paid back: the pocket is filled first, and left as it was found.
  const float = kit.money(AMOUNT * 20)
  await kit.sendFor('OK', 'deposit', float)
  for (const { name, needsFinal, run } of cases) {
    if (needsFinal && !options['not-found-is-final']) {
      result.notPlayed += 1
      say(`  -    ${name} (not played: needs --not-found-is-final)`)
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
  await kit.send('withdraw', kit.money(float.amount))
  return result
}
