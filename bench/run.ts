/**
 * `npm run bench [names…]`: runs the benches, prints reference, ours, ratio and goal of each, and ends with 1
 * if one is below its goal. Without names all except the soak. `--rounds N` measures each figure N times;
 * `--minutes N` is for the soak and the changes of price-fan-out, `--rows N` for the records and the rounds
 * of settle-rounds.
 */
import { readdirSync } from 'node:fs'
import { median, type Bench, type Goal, type OpenBench } from './harness.ts'

const HELPERS = ['run.ts', 'harness.ts']
const ONLY_BY_NAME = ['soak']
const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(args: string[]): Promise<boolean> {
  const at = args.indexOf('--rounds')
  const rounds = at < 0 ? undefined : Number.parseInt(args.splice(at, 2)[1]!, 10)
  const minutes = args.indexOf('--minutes')
  if (minutes >= 0) args.splice(minutes, 2)
  const rows = args.indexOf('--rows')
  if (rows >= 0) args.splice(rows, 2)
  const known = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !HELPERS.includes(entry.name))
    .map((entry) => entry.name.slice(0, -3))
    .sort()
  const unknown = args.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    say(`There is no bench ${unknown.join(', ')}; there are ${known.join(', ')}.`)
    return false
  }
  const names = args.length > 0 ? args : known.filter((name) => !ONLY_BY_NAME.includes(name))
  let isGood = true
  for (const name of names) {
    const { bench } = (await import(`./${name}.ts`)) as { bench: Bench }
    isGood = (await runBench(bench, rounds ?? bench.rounds)) && isGood
  }
  return isGood
}

async function runBench(bench: Bench, rounds: number): Promise<boolean> {
  say(`\n${bench.name}`)
  const open = await bench.open()
  try {
    const taken = await takeAll(open, rounds)
    for (const note of open.notes) say(`  ${note}`)
    for (const { name, unit } of open.figures) {
      const figures = taken.get(name)!
      say(
        `  ${name.padEnd(24)} ${show(median(figures))} ${unit}   (${[...figures]
          .sort((a, b) => a - b)
          .map(show)
          .join(' ')})`,
      )
    }
    return open.goals.map((goal) => judge(goal, taken)).every(Boolean)
  } finally {
    await open.close()
  }
}

/** One figure after the other, round by round; the first round warms up and does not count. */
async function takeAll(open: OpenBench, rounds: number): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>(open.figures.map((figure) => [figure.name, []]))
  for (let round = rounds > 1 ? 0 : 1; round <= rounds; round++) {
    for (const figure of open.figures) {
      const value = await figure.take()
      if (round > 0) taken.get(figure.name)!.push(value)
    }
  }
  return taken
}

function judge(goal: Goal, taken: ReadonlyMap<string, number[]>): boolean {
  const reference = median(taken.get(goal.reference)!)
  const ours = median(taken.get(goal.ours)!)
  const ratio = ours / reference
  const isMet =
    (goal.atLeast === undefined || ratio >= goal.atLeast) &&
    (goal.atMost === undefined || ratio <= goal.atMost)
  const wanted = [
    goal.atLeast === undefined ? '' : `≥ ${goal.atLeast}`,
    goal.atMost === undefined ? '' : `≤ ${goal.atMost}`,
  ]
    .filter(Boolean)
    .join(', ')
  say(
    `  ${isMet ? 'met  ' : 'MISSED'} ${goal.title}: reference ${show(reference)}, ours ${show(ours)}, ratio ${ratio.toFixed(2)}, goal ${wanted}`,
  )
  return isMet
}

const show = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
