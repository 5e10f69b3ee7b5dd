/** Replaces the server's answers where a demonstration has no bets on numbers and no results that wait. */

const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const answered = (value: object) => ({ success: true, code: 'OK', message: '', value })

const LIMIT = 50_000_000
/** Baht that stand on the numbers of a busy issue; the others have less. */
const stakes: Readonly<Record<string, number>> = {
  '07': 4_022,
  '18': 2_610,
  '22': 4_082,
  '25': 5_435,
  '55': 3_340,
  '59': 3_200,
  '64': 3_190,
  '69': 2_120,
  '78': 2_010,
  '89': 3_420,
}
const closed = new Set(['13', '25'])
const reduced = new Set(['07', '22', '55', '89'])
const numbers = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

function exposureOf(number: string) {
  const baht = stakes[number] ?? 160 + ((Number.parseInt(number, 10) * 7_919) % 1_390)
  const state = closed.has(number) ? 'CLOSED' : reduced.has(number) ? 'REDUCED' : 'OPEN'
  const exposureAmount = Math.min(baht * (reduced.has(number) ? 83 : 92) * 100, LIMIT)
  return {
    number,
    stakeAmount: baht * 100,
    exposureAmount,
    state,
    factor: { CLOSED: '0', REDUCED: '0.5', OPEN: '1' }[state],
    rule: number === '13' ? 'CLOSED' : null,
  }
}

const heats = numbers.map(exposureOf).sort((one, other) => other.exposureAmount - one.exposureAmount)

/** What stands on the two bottom digits of an issue. */
export const exposureAnswer = {
  path: '/api/operator/lottery/exposure?*',
  status: 200,
  body: answered({
    gameCode: 'THAI_GOV',
    numero: '20261201',
    playCode: 'BOTTOM2',
    maxPayoutPerNumber: LIMIT,
    halvedAmount: 30_000_000,
    stakeAmount: heats.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0),
    list: heats,
    pageNo: 1,
    totalPages: 1,
    totalCount: heats.length,
    currency: 'THB',
  }),
}

const hanoiForm = [
  { prize: 'special', count: 1, digits: 5 },
  { prize: 'first', count: 1, digits: 5 },
]
const prizesOf = (special: string, first: string) => [
  { prize: 'special', numbers: [special] },
  { prize: 'first', numbers: [first] },
]

const entry = (entryId: string, given: object) => ({
  entryId,
  version: 1,
  origin: 'FEED',
  state: 'WAITING',
  prizes: null,
  isHidden: false,
  sourceName: 'ก',
  sourceUrl: 'https://results.example/hanoi',
  excerpt: '',
  hash: '4b1f09a2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbc0c07e',
  fetchedAt: at(-170),
  enteredBy: null,
  decidedBy: null,
  decidedAt: null,
  reason: '',
  isMine: false,
  canDecide: false,
  ...given,
})

const row = (gameCode: string, name: string, given: object) => ({
  gameCode,
  name,
  numero: '20261128',
  opensAt: at(-1_500),
  closesAt: at(-210),
  drawsAt: at(-180),
  issueState: 'CLOSED',
  state: 'WAITING',
  timeoutAt: at(180),
  form: hanoiForm,
  prizes: null,
  version: 0,
  sources: 'NONE',
  entries: [],
  orderCount: 0,
  settlesAt: null,
  correctUntil: null,
  canEnter: true,
  canFetch: false,
  ...given,
})

const list = [
  row('HANOI_VIP', 'ฮานอย VIP', {
    state: 'ENTERED',
    sources: 'DIFFER',
    orderCount: 1_206,
    canFetch: true,
    entries: [
      entry('a', { prizes: prizesOf('63190', '44825'), excerpt: 'DB 63190 | G1 44825 | G2 10482 55290 …' }),
      entry('b', {
        sourceName: 'ข',
        prizes: prizesOf('63190', '44852'),
        excerpt: 'DB 63190 | G1 44852 | G2 10482 55290 …',
      }),
      entry('c', {
        origin: 'MANUAL',
        isHidden: true,
        canDecide: true,
        enteredBy: 'finance',
        sourceName: 'xoso',
        fetchedAt: at(-8),
      }),
    ],
  }),
  row('HANOI_NORMAL', 'ฮานอยปกติ', { timeoutAt: at(120) }),
  row('HANOI_SPECIAL', 'ฮานอยพิเศษ', {
    issueState: 'SETTLED',
    state: 'CONFIRMED',
    timeoutAt: null,
    version: 1,
    prizes: prizesOf('20347', '81212'),
    sources: 'AGREE',
    canEnter: false,
    correctUntil: at(1_200),
  }),
]

/** Sources that differ, an entry that waits for its checker, one without a result, one confirmed. */
export const resultsAnswer = {
  path: '/api/operator/lottery/results?*',
  status: 200,
  body: answered({ list, pageNo: 1, totalPages: 1, totalCount: list.length }),
}
