/** What `--help` prints for each command, by its name in package.json. Kept in words that Node 12 reads. */

const start = `npm start
  Runs the whole site: the players' pages, the console at /operator, the calls and the database.
  The first start fetches what is missing and makes the demo data.

npm run dev
  The same, with the server and the browser's code built again whenever a source changes.

The settings come from the environment or from a file .env:
  PORT           default 3000
  HOST           default 127.0.0.1 in demo mode, 0.0.0.0 in live mode
  DATABASE_URL   a PostgreSQL of your own; without it one runs inside DATA_DIR
  DATA_DIR       default ./data
  MODE           demo (default) or live
All of them: docs/operating/configuration.md`

const helps = {
  start,
  dev: start,
  test: `npm test [-- file …]
  Without files: the type check, the rules of the style guide, the bundles, and every test with the browser journeys.
  With files (paths or parts of paths): these tests alone; -t "words" runs those whose name contains the words.

  npm test -- kernel/ids.test.ts
  npm test -- tests/journeys/launch.test.ts -t "back"

Other options go to vitest as they are. The last line says how many passed and failed.
  SKIP_BROWSER=1     leaves the browser journeys out of the whole run
  CHROMIUM_PATH      a Chromium of your own`,
  build: `npm run build [-- player operator stage server] [--watch]
  Builds the browser bundles into dist/: all, or those that are named. --watch builds again when a source changes.`,
  check: `npm run check [-- path …]
  Checks the rules of the style guide over the whole tree, or shows those of the named paths alone. Exit 1 on any violation.`,
  format: `npm run format
  Writes every file as the formatter (Biome, 110 columns) has it; npm run check reports those that differ.`,
  types: `npm run types
  The TypeScript compiler over the whole tree, without output.`,
  bench: `npm run bench [-- name …] [--rounds N] [--minutes N] [--rows N]
  Runs the benches (files of bench/), each against a reference of the same run; exit 1 when one is below its goal.
  Without names: all but the soak. --rounds: how often each figure is taken; --minutes: the length of the soak,
  and of the price changes of price-fan-out (20 seconds without it);
  --rows: the size of records (10,000,000 movements), of settle-rounds (1,000,000 rounds), of settle-fixture
  (200,000 parlays) and of nightly (100,000 members).
  posting        postings of the batched poster, against pgbench and one transaction a request
  seamless-bet   a vendor's bet over HTTP, against an empty validated POST and one transaction a request
  rounds         a solo round of the studio over HTTP, against a vendor's bet
  place-orders   bets in a lottery against bets of a vendor; a ticket of a hundred lines
  place-slips    bets on sports, every tenth with ten legs, against bets of a vendor
  product-bets   bets of a product of the house, with its rows in one commit, against bets of a vendor
  settle-draw    a lottery's draw of a million tickets from its result to the balances, against one statement
  settle-fixture  a result of sports from its row to the balances: 10,000 bets, and 200,000 parlays that it touches
  draw-clock     draws on time, to 5,000 readers, while a million tickets are paid
  promotions     the list of promotions, against a ready answer
  settle-rounds  a draw of a million rounds closed and paid beside bets, against one statement for all of them
  records        the first page of a record with its totals, over ten million movements
  claim-burst    five hundred members who press for a hundred shares at once, each given once
  nightly        levels, bonuses, points and rebates of a hundred thousand members while they play
  team-report    the figures of a team of 100,000 members and ten million bets, against a raw scan
  fold-teams     settled bets that the figures of teams keep up with
  pay-period     10,000 agents' salaries of a day and of five minutes, calculated and credited
  leaderboard    a member's place on a board of a hundred thousand
  catalogue      pages of 20,000 games, against a constant page and one query a request
  session        what a session costs a call
  home           the visitor's home page on a phone, against itself without scripts
  start          ready after npm start
  fan-out        one push to 10,000 sockets, against a bare loop
  price-fan-out  a price from a feed of sports to 10,000 sockets, a goal to its suspension, 500 changes a second
  tables         a result of one table to 5,000 readers, and bets of the last second
  hands          poker hands ranked on one core
  soak           the vendor port at half of the most it can do, for 30 minutes`,
  audit: `npm run audit
  Proves the ledger of DATABASE_URL, or of the embedded database in DATA_DIR, running or not: one line for each invariant.
  Exit 1 when one does not hold.`,
  torture: `npm run torture [-- suite …] [--seed N] [--minutes N] [--count N]
  Keeps the promises of docs/RELIABILITY.md under kills, cuts, faults, jumps of the clock and load.
  Without names: every suite with its full counts, which takes hours. An unknown name lists the suites.`,
  backup: `npm run backup [-- --to FOLDER]
  Saves the database and the uploads, while the product runs, into a new folder (default: DATA_DIR/backups/<moment>).
  Exit 0: complete; 1: refused or failed, nothing is left behind; 2: saved, but uploads are missing in DATA_DIR.`,
  restore: `npm run restore -- --from FOLDER [--other-key]
  Puts a backup into the empty database of DATABASE_URL, or into a new embedded one in DATA_DIR, and proves it.
  --other-key accepts a backup that was made under another SECRET_KEY.
  Exit 0: restored and the audit holds; 1: refused or failed; 2: restored, but the audit found something broken.`,
  'new-call': `npm run new-call module/verb-noun [-- --room room --audience player|agent|operator --method GET|POST|PUT|DELETE --ability …]
  Writes the contract, the handler, the client's hook and a failing test of a new call, and lists the handler
  in the parts.ts of its room. A module with rooms asks for the room if none is named.`,
  'feed:check': `npm run feed:check -- --url URL --provider CODE --secret SECRET [--slow]
  Plays a feed of sports against a port that speaks docs/vendors/feed-sports.md. Exit 1 on any failure.`,
  'feed:bridge': `npm run feed:bridge -- --url URL --provider CODE --secret SECRET < documents
  Carries an XML odds feed, a document a line, to the port of docs/vendors/feed-sports.md.`,
  shots: `npm run shots [-- word …]
  Takes a picture of every screen, or of those whose name contains a word, into shots/ (or SHOTS_FOLDER).
  A width, dark, light, th or en among the words limits the looks. Needs Chromium.`,
}

/**
 * The help of a command: by npm's name for it, else by the file that it runs; undefined for files without
 * one.
 */
export function helpOf(name, file) {
  const own = helps[name] || helps[file]
  if (own || !file) return own
  const found = Object.keys(helps).filter(function (one) {
    return file.replace(/\.ts$/, '').split('/').pop() === one || (one === 'bench' && file === 'bench/run.ts')
  })
  return found.length > 0 ? helps[found[0]] : undefined
}
