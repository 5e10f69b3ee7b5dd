/**
 * `npm run torture [-- names… --seed N --minutes N --count N]`: the promises of docs/RELIABILITY.md under
 * kills, cuts, faults, jumps of the clock and load. Without names every suite, with its full counts. Prints
 * the seed, the figures and PASS, FAIL or SKIP of each; ends with 1 if one failed.
 */
import { randomInt } from 'node:crypto'
import { StartError } from '../supervisor/refusal.ts'
import { option, wordsOf } from '../backup/place.ts'
import { randomOf, seconds, type Outcome, type Suite } from './suite.ts'
import { suites } from './suites.ts'
import { openTestServer } from './test-server.ts'

const OPTIONS = ['--seed', '--minutes', '--count']
const SUITE_NAMES = suites.map(({ name }) => name).join(', ')

try {
  process.exitCode = (await torture()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}

async function torture(): Promise<boolean> {
  const seed = wholeNumber('seed') ?? randomInt(2 ** 31)
  const [minutes, count] = [wholeNumber('minutes'), wholeNumber('count')]
  const chosen = choose(namesAsked(process.argv.slice(2)))
  console.log(`seed ${seed}; say --seed ${seed} to make the same choices again`)
  // A defect that nobody waited for is a failure of the suite that runs.
  const strays: unknown[] = []
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error) => {
      strays.push(error)
    })
  const server = await openTestServer()
  const results: string[] = []
  let isGood = true
  try {
    for (const suite of chosen) {
      console.log(`\n${suite.name}: ${suite.about}`)
      const begin = performance.now()
      const outcome = await runOne(suite, {
        seed,
        random: randomOf(seed),
        minutes,
        count,
        say: (line) => console.log(`  ${line}`),
      })
      for (const stray of strays.splice(0)) outcome.failures.push(`nobody waited for: ${wordsOf(stray)}`)
      const word = outcome.failures.length > 0 ? 'FAIL' : outcome.skipped ? 'SKIP' : 'PASS'
      for (const line of outcome.figures) console.log(`  ${line}`)
      for (const line of outcome.failures) console.log(`  BROKEN ${line}`)
      if (outcome.skipped) console.log(`  skipped: ${outcome.skipped}`)
      results.push(`${word} ${suite.name} in ${seconds(performance.now() - begin)}`)
      console.log(results.at(-1))
      isGood &&= word !== 'FAIL'
    }
  } finally {
    await server.close()
  }
  console.log(`\n${results.join('\n')}`)
  return isGood
}

async function runOne(suite: Suite, context: Parameters<Suite['run']>[0]): Promise<Outcome> {
  try {
    return await suite.run(context)
  } catch (error) {
    return { figures: [], failures: [wordsOf(error)] }
  }
}

function namesAsked(args: readonly string[]): string[] {
  const names: string[] = []
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!
    if (OPTIONS.includes(word)) at++
    else if (word.startsWith('-'))
      throw new StartError(
        `There is no option ${word}. npm run torture [-- names… --seed N --minutes N --count N]; the names are ${SUITE_NAMES}.`,
      )
    else names.push(word)
  }
  return names
}

function choose(names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0)
    throw new StartError(`There is no suite ${unknown.join(', ')}; there are ${SUITE_NAMES}.`)
  return names.length > 0 ? names.map((name) => suites.find((suite) => suite.name === name)!) : suites
}

function wholeNumber(name: string): number | undefined {
  const given = option(name)
  if (given === undefined) return undefined
  if (!/^[0-9]{1,10}$/.test(given)) throw new StartError(`--${name} wants a whole number.`)
  return Number.parseInt(given, 10)
}
