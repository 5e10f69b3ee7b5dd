/** Lines for the person at the terminal. */

export const say = (line) => process.stdout.write(`${line}\n`)

/** Ends the process with one sentence. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a long step between a line that names it and a line with its duration. */
export function step(name, work) {
  say(`${name} …`)
  const began = Date.now()
  const result = work()
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return result
}
