/** Replaces the server's answer where a machine that has just started has no draws to show. */
import { previousSeedOf } from '../../kernel/fair/shared-round.ts'
import { sscSides } from '../../kernel/lottery/classic/sides-of.ts'
import { drandTimeOf, quicknet } from '../../kernel/lottery/drand/chain.ts'
import { digestOf, drawOf, issueCommitOf } from '../../kernel/lottery/draw.ts'

const MINUTE_MS = 60_000
const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const numeroOf = (place: number) => `20260115${String(place).padStart(4, '0')}`
const timesOf = (place: number) => {
  const drawsAt = Date.parse('2026-01-14T17:00:00Z') + place * MINUTE_MS
  return {
    numero: numeroOf(place),
    opensAt: new Date(drawsAt - MINUTE_MS).toISOString(),
    closesAt: new Date(drawsAt - 5000).toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
  }
}
const orders = [
  { orderId: '01KEXAMPLE0000000000000001', clientSeed: '9c41e07ab2d83f56' },
  { orderId: '01KEXAMPLE0000000000000002', clientSeed: '4fe2a91c07bd6e38' },
  { orderId: '01KEXAMPLE0000000000000003', clientSeed: 'b07d52c8e913fa64' },
]
const PLACE = 412
const beacon = digestOf(
  orders.map(({ orderId, clientSeed }) => ({ betId: orderId, clientSeed })),
  numeroOf(PLACE),
)

/** An issue whose every step holds. */
export const provenDraw = {
  gameCode: 'SSC60',
  family: 'SSC',
  state: 'SETTLED',
  ...timesOf(PLACE),
  tag: `SSC:${numeroOf(PLACE)}`,
  commit: issueCommitOf(seed),
  beaconType: 'ORDER_DIGEST',
  beacon,
  drand: null,
  seed,
  result: drawOf('SSC', numeroOf(PLACE), seed, beacon),
  voidReason: null,
  chain: {
    chainId: '01KEXAMPLECHAIN00000000001',
    openedAt: '2026-01-01T00:00:00.000Z',
    length: 10_000,
    firstLink: previousSeedOf(previousSeedOf(seed)),
    place: 2,
    previousLink: previousSeedOf(seed),
  },
  orders: { list: orders, pageNo: 1, totalPages: 1, totalCount: orders.length },
}

const answered = (value: object) => ({ success: true, code: 'OK', message: '', value })

export const provenAnswer = {
  path: `/api/lotto/lgw/fair/${provenDraw.numero}?*`,
  status: 200,
  body: answered(provenDraw),
}

/** Round 1,000 of drand quicknet as it was published, for an issue that closed with it. */
const drandRound = {
  round: 1_000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
}
const drandNumero = '20230823460'
const publishedAt = drandTimeOf(quicknet, drandRound.round)

/** An issue whose beacon is public randomness. */
export const drandDraw = {
  ...provenDraw,
  gameCode: 'SSC180',
  numero: drandNumero,
  opensAt: new Date(publishedAt.getTime() - 170_000).toISOString(),
  closesAt: publishedAt.toISOString(),
  drawsAt: new Date(publishedAt.getTime() + 10_000).toISOString(),
  tag: `SSC:${drandNumero}`,
  beaconType: 'DRAND',
  beacon: drandRound.randomness,
  drand: {
    chainHash: quicknet.hash,
    publicKey: quicknet.publicKey,
    round: drandRound.round,
    publishedAt: publishedAt.toISOString(),
    signature: drandRound.signature,
  },
  result: drawOf('SSC', drandNumero, seed, drandRound.randomness),
  orders: { list: [], pageNo: 1, totalPages: 0, totalCount: 0 },
}

export const drandAnswer = {
  path: `/api/lotto/lgw/fair/${drandNumero}?*`,
  status: 200,
  body: answered(drandDraw),
}

const ISSUES = 30
const list = Array.from({ length: ISSUES }, (_, back) => {
  const { numero, drawsAt } = timesOf(PLACE - back)
  const result = drawOf('SSC', numero, seed, beacon)
  return {
    numero,
    openTime: drawsAt,
    state: 'SETTLED',
    result,
    numbers: [...result],
    attributes: Object.entries(sscSides([...result].map(Number))).map(([code, value]) => ({ code, value })),
    commit: issueCommitOf(seed),
    beaconType: 'ORDER_DIGEST',
    beacon,
    seed,
  }
})

/** A page of a lottery's results. */
export const drawnIssues = {
  path: '/api/lotto/lgw/games/opened/numero?*',
  status: 200,
  body: answered({ list, pageNo: 1, totalPages: 4, totalCount: 120 }),
}
