/**
 * A process that posts rounds until it is killed: `node ledger-load.ts URL FIRST PARALLEL`. Each message and each answer
 * is a line on stdout, so that the one who kills it knows what was said and what was acknowledged. Ids are numbers from
 * FIRST on, so a later process can say again what was not answered.
 */
import { openPoster } from '../../modules/wallet/index.ts'
import { playRound, type LoadLine } from './ledger-rounds.ts'

const [url, first, parallel] = process.argv.slice(2)
const poster = openPoster({ url: url!, batchSize: 32 })
const say = (line: LoadLine) => process.stdout.write(`${JSON.stringify(line)}\n`)
let next = Number.parseInt(first!, 10)

await Promise.all(Array.from({ length: Number.parseInt(parallel!, 10) }, async () => {
  for (;;) await playRound(poster, next++, say)
}))
